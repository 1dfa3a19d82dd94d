import { NotAllowed } from "../audit/not-allowed.ts";
import type { Actor } from "./actor.ts";

/** People's accounts are looked after by administrators. */
export function mayHandlePeople({ viewer }: Actor) {
  if (viewer.role !== "admin") throw new NotAllowed("people are looked after by administrators");
}
