import * as z from "zod";
import { paceLimits } from "../../../domain/session-day/schedule.ts";
import { answerReasons, longestLine } from "../../../domain/pitch-session/pitch-answer.ts";
import { seatLimits } from "../../../domain/session-seat/session-seat.ts";
import { line } from "../../../platform/http/fields.server.ts";

export const seatsForm = z.object({
  seats: line(6, "seats").transform(Number).pipe(z.int("seats").min(1, "seats").max(seatLimits.most, "seats")),
});
export const seatForm = z.object({ guest: z.string().max(100) });
export const closeForm = z.object({
  /** The ids of the startups' applications, separated by commas. */
  pitched: z
    .string()
    .default("")
    .transform((ids) => ids.split(",").filter(Boolean)),
  reason: z.enum(["", ...answerReasons], "reason").default(""),
  line: line(longestLine, "line").default(""),
  shown: line(40).optional(),
});
/** A digest of what the page showed, absent when the form sends none. */
export const sendForm = z.object({ shown: line(40).optional() });
export const cancelForm = sendForm.extend({ reason: line(300).default("") });

const whole = (code: string, min: number, max: number) =>
  line(6, code)
    .refine((typed) => /^\d+$/.test(typed), code)
    .transform(Number)
    .pipe(z.int(code).min(min, code).max(max, code));

export const moveForm = z.object({ place: z.string().max(100), to: whole("gone", 1, 10_000) });

export const paceForm = z
  .object({
    pitch: whole("pitch", 1, paceLimits.most),
    questions: whole("minutes", 0, paceLimits.most),
    change: whole("minutes", 0, paceLimits.most),
    breakAfter: z
      .literal("")
      .default("")
      .transform(() => null)
      .or(whole("breakAfter", 1, paceLimits.turns)),
    breakMinutes: line(6, "breakMinutes").default(""),
  })
  .transform(({ breakAfter, breakMinutes, ...pace }, { issues }) => {
    const minutes = breakAfter === null ? 0 : Number(breakMinutes);
    if (breakAfter !== null && !(/^\d+$/.test(breakMinutes) && minutes >= 1 && minutes <= paceLimits.break))
      issues.push({ code: "custom", message: "breakMinutes", input: breakMinutes, path: ["breakMinutes"] });
    return { ...pace, breakAfter, breakMinutes: minutes };
  });

export const pressForm = z.object({ place: z.string().max(100) });
export const linkForm = z.object({ link: z.string().max(100) });
