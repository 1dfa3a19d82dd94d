/** What somebody may do in a startup: an owner signs, pays, publishes and invites; an editor writes the rest. */
const seatRoles = ["reader", "editor", "owner"] as const;
export type SeatRole = (typeof seatRoles)[number];

/** A person's place in a startup. */
export type Seat = { id: string; role: SeatRole };

/** Whether a seat's role includes everything that another role may do. */
export const includes = (role: SeatRole, needed: SeatRole) => seatRoles.indexOf(role) >= seatRoles.indexOf(needed);
