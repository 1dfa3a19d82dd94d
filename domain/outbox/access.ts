import { NotAllowed } from "../audit/not-allowed.ts";
import type { Actor } from "../person/actor.ts";

/** What left the house, and what is stuck, is seen and settled by administrators. */
export function mayHandleDeliveries({ viewer }: Actor) {
  if (viewer.role !== "admin") throw new NotAllowed("deliveries are handled by administrators");
}
