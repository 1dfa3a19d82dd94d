/**
 * Permissions in a startup: an owner signs, pays, publishes and invites; an editor writes everything else; a reader
 * reads.
 */
const seatRoles = ["reader", "editor", "owner"] as const;
export type SeatRole = (typeof seatRoles)[number];

/** A person's place in a startup. */
export type Seat = { id: string; role: SeatRole };

/** Whether a seat's role has at least the rights of another role. */
export const includes = (role: SeatRole, needed: SeatRole) => seatRoles.indexOf(role) >= seatRoles.indexOf(needed);
