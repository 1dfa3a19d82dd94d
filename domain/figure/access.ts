import { NotAllowed } from "../audit/not-allowed.ts";
import type { By } from "../person/by.ts";

/** What the site does is counted for administrators. */
export function maySeeFigures({ viewer }: By) {
  if (viewer.role !== "admin") throw new NotAllowed("figures are seen by administrators");
}
