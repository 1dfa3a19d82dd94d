import { NotAllowed } from "../audit/not-allowed.ts";
import type { Actor } from "../person/actor.ts";

/** What the site does is counted for administrators. */
export function maySeeFigures({ viewer }: Actor) {
  if (viewer.role !== "admin") throw new NotAllowed("figures are seen by administrators");
}
