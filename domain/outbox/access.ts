import { NotAllowed } from "../audit/not-allowed.ts";
import type { By } from "../person/by.ts";

/** What left the house, and what is stuck, is seen and settled by administrators. */
export function mayHandleDeliveries({ viewer }: By) {
  if (viewer.role !== "admin") throw new NotAllowed("deliveries are handled by administrators");
}
