import * as z from "zod";
import { seatLimits } from "../../../domain/session-seat/session-seat.ts";
import { line } from "../../../platform/http/fields.server.ts";

export const seatsForm = z.object({
  seats: line(6, "seats").transform(Number).pipe(z.int("seats").min(1, "seats").max(seatLimits.most, "seats")),
});
export const seatForm = z.object({ guest: z.string().max(100) });
export const cancelForm = z.object({ reason: line(300).default("") });
