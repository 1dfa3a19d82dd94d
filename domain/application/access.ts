import { NotAllowed } from "../audit/not-allowed.ts";
import type { Actor } from "../person/actor.ts";

/** Applications are read and decided by administrators. */
export function mayDecide({ viewer }: Actor) {
  if (viewer.role !== "admin") throw new NotAllowed("applications are decided by administrators");
}
