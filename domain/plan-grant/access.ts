import { NotAllowed } from "../audit/not-allowed.ts";
import type { Actor } from "../person/actor.ts";

/** Plans are granted and ended by administrators; nobody gives themselves one. */
export function mayGrantPlans({ viewer }: Actor) {
  if (viewer.role !== "admin") throw new NotAllowed("plans are granted by administrators");
}
