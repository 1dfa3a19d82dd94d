import type { Viewer } from "../person/viewer.ts";

export class NotAllowed extends Error {}

/** Content is changed by administrators. */
export function mustEditContent(who: Pick<Viewer, "role">) {
  if (who.role !== "admin") throw new NotAllowed("Content is changed by administrators");
}
