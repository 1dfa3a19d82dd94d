import { NotAllowed } from "../audit/not-allowed.ts";
import { mustBe } from "../person/access.ts";
import type { Actor } from "../person/actor.ts";

/** The id of an investor to whom startups are shown: one whom an administrator has approved. */
export function mustBeApproved(by: Actor) {
  const investor = mustBe(by, "investor");
  if (!by.viewer.approved) throw new NotAllowed("startups are shown to approved investors");
  return investor;
}

/** Whose openings count: an approved investor's. */
export const isCounted = ({ viewer }: Actor) => viewer.role === "investor" && viewer.approved;
