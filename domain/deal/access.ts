import type { Actor } from "../person/actor.ts";

/** Checks whether a visit counts in a startup's statistics: only the visits of approved investors count. */
export const isCounted = ({ viewer }: Actor) => viewer.role === "investor" && viewer.approved;
