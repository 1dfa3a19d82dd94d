import { NotAllowed } from "../audit/not-allowed.ts";
import { mustBe } from "../audit/access.ts";
import type { Actor } from "../person/actor.ts";

/** The id of an investor to whom startups are shown: one whom an administrator has approved. */
export function mustBeApproved(actor: Actor) {
  const investor = mustBe(actor, "investor");
  if (!actor.viewer.approved) throw new NotAllowed("startups are shown to approved investors");
  return investor;
}

/** Whose openings count: an approved investor's. */
export const isCounted = ({ viewer }: Actor) => viewer.role === "investor" && viewer.approved;
