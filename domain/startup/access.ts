import { mustBe } from "../audit/access.ts";
import { NotAllowed } from "../audit/not-allowed.ts";
import type { Actor } from "../person/actor.ts";
import { includes, type SeatRole } from "../person/seat.ts";

/** Whether a founder's seat has at least this role; false for people who are not founders. */
export const maySit = ({ viewer }: Actor, needed: SeatRole) =>
  viewer.role === "founder" && viewer.startup !== null && includes(viewer.startup.role, needed);

function mustSit(actor: Actor | null, needed: SeatRole) {
  mustBe(actor, "founder");
  const seat = actor?.viewer.startup;
  if (!seat || !includes(seat.role, needed)) throw new NotAllowed(`this is for the seat ${needed}`);
  return seat.id;
}

/** The id of the founder's startup; throws NotAllowed without a seat. */
export const mustRead = (actor: Actor | null) => mustSit(actor, "reader");

/** The id of the founder's startup; throws NotAllowed unless the founder is an editor or owner. */
export const mustEdit = (actor: Actor | null) => mustSit(actor, "editor");

/** The id of the founder's startup; throws NotAllowed unless the founder is an owner. */
export const mustOwn = (actor: Actor | null) => mustSit(actor, "owner");
