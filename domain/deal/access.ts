import type { Actor } from "../person/actor.ts";

/** Only an approved investor's visits are counted. */
export const isCounted = ({ viewer }: Actor) => viewer.role === "investor" && viewer.approved;
