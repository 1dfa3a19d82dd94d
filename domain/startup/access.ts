import { mustBe } from "../audit/access.ts";
import { NotAllowed } from "../audit/not-allowed.ts";
import type { Actor } from "../person/actor.ts";
import { includes, type SeatRole } from "../person/seat.ts";

/** Whether a founder's seat includes what a role may do; false for everybody else. */
export const maySit = ({ viewer }: Actor, needed: SeatRole) =>
  viewer.role === "founder" && viewer.startup !== null && includes(viewer.startup.role, needed);

function mustSit(actor: Actor | null, needed: SeatRole) {
  mustBe(actor, "founder");
  const seat = actor?.viewer.startup;
  if (!seat || !includes(seat.role, needed)) throw new NotAllowed(`this is for the seat ${needed}`);
  return seat.id;
}

/** The startup that a founder may read; throws NotAllowed without a seat. */
export const mustRead = (actor: Actor | null) => mustSit(actor, "reader");

/** The startup that a founder may write in; throws NotAllowed for a reader. */
export const mustEdit = (actor: Actor | null) => mustSit(actor, "editor");

/** The startup that a founder signs, pays, publishes and invites for; throws NotAllowed for anybody but an owner. */
export const mustOwn = (actor: Actor | null) => mustSit(actor, "owner");
