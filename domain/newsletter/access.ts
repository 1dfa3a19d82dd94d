import { NotAllowed } from "../audit/not-allowed.ts";
import type { Actor } from "../person/actor.ts";

/** Who reads the newsletter is seen by administrators. */
export function maySeeSubscribers({ viewer }: Actor) {
  if (viewer.role !== "admin") throw new NotAllowed("subscribers are seen by administrators");
}
