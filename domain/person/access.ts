import { type By, NotAllowed } from "./by.ts";

/** People's accounts are looked after by administrators. */
export function mayHandlePeople({ viewer }: By) {
  if (viewer.role !== "admin") throw new NotAllowed("people are looked after by administrators");
}
