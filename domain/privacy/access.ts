import { NotAllowed } from "../audit/not-allowed.ts";
import type { Actor } from "../person/actor.ts";

/** Who asked for their data, and what became of it, is seen by administrators. */
export function maySeeRequests({ viewer }: Actor) {
  if (viewer.role !== "admin") throw new NotAllowed("requests about personal data are seen by administrators");
}

/** What came by another way than the site is entered and answered by administrators. */
export function mayHandleRequests({ viewer }: Actor) {
  if (viewer.role !== "admin") throw new NotAllowed("requests about personal data are answered by administrators");
}
