/**
 * Roles in a startup, lowest first. A reader can only view, an editor can also change content, and an owner can also
 * sign, pay, publish and invite.
 */
const seatRoles = ["reader", "editor", "owner"] as const;
export type SeatRole = (typeof seatRoles)[number];

export type Seat = { id: string; role: SeatRole };

export const includes = (role: SeatRole, needed: SeatRole) => seatRoles.indexOf(role) >= seatRoles.indexOf(needed);
