import type { SeatRole } from "../../../domain/person/seat.ts";

export type Team = {
  me: string;
  role: SeatRole;
  name: string;
  seats: { person: string; name: string; email: string; role: SeatRole; since: Date; isContact: boolean }[];
  invitations: { id: string; email: string; role: "editor" | "reader"; expiresAt: Date }[];
};
