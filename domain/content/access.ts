import type { Actor } from "../person/actor.ts";
import { NotAllowed } from "../audit/not-allowed.ts";

/** Content is changed, and seen before it is published, by administrators. */
export function mustEditContent({ viewer }: Actor) {
  if (viewer.role !== "admin") throw new NotAllowed("content is changed by administrators");
}
