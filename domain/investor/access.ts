import { NotAllowed } from "../audit/not-allowed.ts";
import { mustBe } from "../audit/access.ts";
import type { Actor } from "../person/actor.ts";

/** Returns the id of the investor. Throws NotAllowed unless an administrator has approved the investor. */
export function mustBeApproved(actor: Actor) {
  const investor = mustBe(actor, "investor");
  if (!actor.viewer.approved) throw new NotAllowed("startups are shown to approved investors");
  return investor;
}
