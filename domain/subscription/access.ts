import { NotAllowed } from "../audit/not-allowed.ts";
import type { By } from "../person/by.ts";

/** Plans are granted and ended by administrators; nobody gives themselves one. */
export function mayGrantPlans({ viewer }: By) {
  if (viewer.role !== "admin") throw new NotAllowed("plans are granted by administrators");
}
