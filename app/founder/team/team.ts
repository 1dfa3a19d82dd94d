import type { SeatRole } from "../../../domain/person/seat.ts";

export type Team = {
  /** The reader's person id. */
  me: string;
  role: SeatRole;
  /** The startup's name; empty if none is saved. */
  name: string;
  seats: { person: string; name: string; email: string; role: SeatRole; since: Date; isContact: boolean }[];
  invitations: { id: string; email: string; role: "editor" | "reader"; expiresAt: Date }[];
};
