import * as z from "zod";
import { choice, line } from "../../platform/http/fields.server.ts";
import { parisInstant } from "../../platform/language/paris-time.ts";
import { introductionLimits, meetingLengths } from "./introduction.ts";
import type { Slot } from "./meeting.server.ts";

const time = line(20)
  .default("")
  .transform((local, context) => {
    if (!local) return null;
    const startsAt = parisInstant(local);
    if (!startsAt) context.addIssue({ code: "custom", message: "timeInvalid" });
    return startsAt;
  });

const fields = Object.fromEntries(
  Array.from({ length: introductionLimits.slots }, (_, index) => [`slot${index + 1}`, time]),
) as Record<"slot1" | "slot2" | "slot3", typeof time>;

export const slotFields = { ...fields, minutes: choice(meetingLengths, "minutesRequired").default("30") };

type Times = { slot1: Date | null; slot2: Date | null; slot3: Date | null; minutes: string };

export const slotsIn = ({ slot1, slot2, slot3, minutes }: Times): Slot[] =>
  [slot1, slot2, slot3].flatMap((startsAt) => (startsAt ? [{ startsAt, minutes: Number(minutes) }] : []));

/** What the page showed of the times, the meeting or the outcome, as one text. */
export const shown = z.string().max(200).optional();

export const slotsForm = z.object({ introduction: line(60), shown, ...slotFields });

/** The form for choosing a proposed time. `slot` is its `slotText`. */
export const pickForm = z.object({
  introduction: line(60),
  slot: line(60)
    .pipe(z.string().regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z \d{1,3}$/, "slotRequired"))
    .transform((sent): Slot => {
      const [instant = "", minutes] = sent.split(" ");
      return { startsAt: new Date(instant), minutes: Number(minutes) };
    }),
});
