import type { Booked, Moved } from "../../../domain/meeting/booking.server.ts";
import { invalid, limited, type Refused } from "../../shell/form/receive.server.ts";

/** Converts a refused booking into a refusal for the page, with the nearest free times if the time was taken. */
export function refusedBooking(answer: Exclude<Booked | Moved, { status: "booked" | "moved" }>): Refused {
  if (answer.status === "limited") return limited(answer);
  if (answer.status === "programme") return { refused: answer.status, http: 403 };
  if (answer.status === "contact") return invalid({ topic: "topicHoldsContact" });
  if (answer.status !== "taken") return { refused: answer.status };
  return { refused: "taken", values: { nearest: answer.nearest.map((at) => at.toISOString()).join(",") } };
}
