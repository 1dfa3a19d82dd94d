import * as z from "zod";
import { day, id, text, time } from "./text.server.ts";

/**
 * A pitch session. The dates are null for a past session of which only the numbers of selected and pitching startups
 * are known.
 */
export const event = z
  .strictObject({
    kind: z.literal("event"),
    id,
    name: text,
    startsOn: day.nullable(),
    endsOn: day.nullable(),
    startTime: time.nullable(),
    endTime: time.nullable(),
    place: text.nullable(),
    applicationsCloseOn: day.nullable(),
    format: z.enum(["grand", "quarterly"]).nullable(),
    capacity: z.int().positive().nullable(),
    selected: z.int().nonnegative().nullable(),
    pitched: z.int().nonnegative().nullable(),
    confirm: z.boolean(),
  })
  .refine(({ startsOn, endsOn }) => !startsOn || !endsOn || startsOn <= endsOn, {
    path: ["endsOn"],
    message: "dayOrder",
  })
  .refine(({ startsOn, applicationsCloseOn }) => !startsOn || !applicationsCloseOn || applicationsCloseOn <= startsOn, {
    path: ["applicationsCloseOn"],
    message: "closingOrder",
  })
  // An end time earlier than the start time means the next day, so only equal times are invalid.
  .refine(({ startTime, endTime }) => !endTime || (startTime !== null && startTime !== endTime), {
    path: ["endTime"],
    message: "timeOrder",
  });
