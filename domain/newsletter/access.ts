import { NotAllowed } from "../audit/not-allowed.ts";
import type { By } from "../person/by.ts";

/** Who reads the newsletter is seen by administrators. */
export function maySeeSubscribers({ viewer }: By) {
  if (viewer.role !== "admin") throw new NotAllowed("subscribers are seen by administrators");
}
