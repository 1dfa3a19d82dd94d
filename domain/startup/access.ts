import { mustBe } from "../audit/access.ts";
import { NotAllowed } from "../audit/not-allowed.ts";
import type { Actor } from "../person/actor.ts";
import { includes, type SeatRole } from "../person/seat.ts";

export const maySit = ({ viewer }: Actor, needed: SeatRole) =>
  viewer.role === "founder" && viewer.startup !== null && includes(viewer.startup.role, needed);

function mustSit(actor: Actor | null, needed: SeatRole) {
  mustBe(actor, "founder");
  const seat = actor?.viewer.startup;
  if (!seat || !includes(seat.role, needed)) throw new NotAllowed(`this is for the seat ${needed}`);
  return seat.id;
}

export const mustRead = (actor: Actor | null) => mustSit(actor, "reader");

export const mustEdit = (actor: Actor | null) => mustSit(actor, "editor");

export const mustOwn = (actor: Actor | null) => mustSit(actor, "owner");
