import { NotAllowed } from "../audit/not-allowed.ts";
import type { Viewer } from "../person/viewer.ts";

/** Whoever asks, told by what they may. */
export type Editor = Pick<Viewer, "role">;

/** Content is changed, and seen before it is published, by administrators. */
export function mustEditContent(who: Editor) {
  if (who.role !== "admin") throw new NotAllowed("Content is changed by administrators");
}
