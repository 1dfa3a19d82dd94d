import { NotAllowed } from "../audit/not-allowed.ts";
import type { By } from "../person/by.ts";

/** Applications are read and decided by administrators. */
export function mayDecide({ viewer }: By) {
  if (viewer.role !== "admin") throw new NotAllowed("applications are decided by administrators");
}
