import type { Actor } from "./actor.ts";
import { NotAllowed } from "../audit/not-allowed.ts";
import type { Role } from "./viewer.ts";

/** People's accounts are looked after by administrators. */
export function mayHandlePeople({ viewer }: Actor) {
  if (viewer.role !== "admin") throw new NotAllowed("people are looked after by administrators");
}

/** The id of somebody who asks for what is theirs as a founder or as an investor. */
export function mustBe({ viewer }: Actor, role: Role) {
  if (viewer.role !== role) throw new NotAllowed(`this is for the role ${role}`);
  return viewer.id;
}
