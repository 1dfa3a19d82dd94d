import { NotAllowed } from "../audit/not-allowed.ts";
import { mustBe } from "../audit/access.ts";
import type { Actor } from "../person/actor.ts";

/** The id of an investor whom an administrator has approved; throws NotAllowed for anyone else. */
export function mustBeApproved(actor: Actor) {
  const investor = mustBe(actor, "investor");
  if (!actor.viewer.approved) throw new NotAllowed("startups are shown to approved investors");
  return investor;
}
