/**
 * Permissions in a startup: an owner signs, pays, publishes and invites; an editor writes everything else; a reader
 * reads.
 */
const seatRoles = ["reader", "editor", "owner"] as const;
export type SeatRole = (typeof seatRoles)[number];

export type Seat = { id: string; role: SeatRole };

export const includes = (role: SeatRole, needed: SeatRole) => seatRoles.indexOf(role) >= seatRoles.indexOf(needed);
