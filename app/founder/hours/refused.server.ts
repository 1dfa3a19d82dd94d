import type { Booked, Moved } from "../../../domain/meeting/booking.server.ts";
import { limited, type Refused } from "../../shell/form/receive.server.ts";

/** A booking that was refused, for the page: what was typed stays, and the nearest free times stand beside it. */
export function refusedBooking(answer: Exclude<Booked | Moved, { status: "booked" | "moved" }>): Refused {
  if (answer.status === "limited") return limited(answer);
  if (answer.status === "programme") return { refused: answer.status, http: 403 };
  if (answer.status !== "taken") return { refused: answer.status };
  return { refused: "taken", values: { nearest: answer.nearest.map((at) => at.toISOString()).join(",") } };
}
