import type { SeatRole } from "../../../domain/person/seat.ts";
import type { RemovalNotice } from "../../../domain/seat/owner-removal.server.ts";

export type Team = {
  me: string;
  role: SeatRole;
  name: string;
  notice: RemovalNotice | null;
  seats: { person: string; name: string; email: string; role: SeatRole; since: Date; isContact: boolean }[];
  invitations: { id: string; email: string; role: "editor" | "reader"; expiresAt: Date }[];
};
