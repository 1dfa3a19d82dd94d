import * as z from "zod";
import { day, id, text } from "./text.server.ts";

const time = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/);

/** A pitch session. Dates are null where only its figures are known. */
export const event = z.strictObject({
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
});
