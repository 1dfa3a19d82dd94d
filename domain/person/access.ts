import { NotAllowed } from "../audit/not-allowed.ts";
import type { By } from "./by.ts";

/** People's accounts are looked after by administrators. */
export function mayHandlePeople({ viewer }: By) {
  if (viewer.role !== "admin") throw new NotAllowed("people are looked after by administrators");
}
