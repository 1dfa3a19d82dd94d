import * as z from "zod";
import { noteKinds, outcomes, ratings } from "./after.ts";
import type { Window } from "./offers.ts";
import { emailField } from "../../platform/http/email-field.server.ts";
import { choice, line, paragraphs } from "../../platform/http/fields.server.ts";
import { languages } from "../../platform/language/language.ts";
import { isDay } from "../../platform/language/paris-day.ts";
import { isZone } from "../../platform/language/zone-time.ts";

const weekdays = [1, 2, 3, 4, 5, 6, 7] as const;

/**
 * Parses a time such as "09:30" to minutes after midnight. Returns undefined for an empty field and null for an invalid
 * time.
 */
function minutesOf(typed: string | undefined) {
  const text = (typed ?? "").trim();
  if (text === "") return undefined;
  const [, hours, minutes] = /^(\d{1,2}):([0-5]\d)(?::00)?$/.exec(text) ?? [];
  const total = Number(hours) * 60 + Number(minutes);
  return hours === undefined || total > 24 * 60 ? null : total;
}

/** Returns the typed time window, "closed" if both fields are empty, or the wrong field and its error. */
function windowOf(
  typed: Record<string, string | undefined>,
  from: string,
  until: string,
): Window | "closed" | { wrong: string; code: string } {
  const [starts, ends] = [minutesOf(typed[from]), minutesOf(typed[until])];
  if (starts === undefined && ends === undefined) return "closed";
  if (starts === null) return { wrong: from, code: "clock" };
  if (ends === null) return { wrong: until, code: "clock" };
  if (starts === undefined) return { wrong: from, code: "both" };
  if (ends === undefined) return { wrong: until, code: "both" };
  // An end time of 00:00 means midnight at the end of the day.
  const until24 = ends === 0 ? 24 * 60 : ends;
  return starts < until24 ? { from: starts, until: until24 } : { wrong: until, code: "order" };
}

const typed = z.record(z.string(), z.string());

export const weekForm = typed.transform((fields, context) => {
  const week = new Map<number, Window>();
  for (const weekday of weekdays) {
    const window = windowOf(fields, `from.${weekday}`, `until.${weekday}`);
    if (window === "closed") continue;
    if ("wrong" in window) context.addIssue({ code: "custom", path: [window.wrong], message: window.code });
    else week.set(weekday, window);
  }
  const zone = (fields["zone"] ?? "").trim();
  if (!isZone(zone)) context.addIssue({ code: "custom", path: ["zone"], message: "zone" });
  return { zone, week };
});

const day = line(10, "day").pipe(z.string().refine(isDay, "day"));

export const dayForm = z.object({ day });

export const extraForm = typed.transform((fields, context) => {
  const parsed = day.safeParse(fields["day"]);
  if (!parsed.success) context.addIssue({ code: "custom", path: ["day"], message: "day" });
  const window = windowOf(fields, "from", "until");
  if (window !== "closed" && "wrong" in window)
    context.addIssue({ code: "custom", path: [window.wrong], message: window.code });
  return { day: parsed.data ?? "", extra: window === "closed" || "wrong" in window ? undefined : window };
});

export const meansForm = z.object({
  place: line(300),
  email: z
    .union([z.literal(""), emailField])
    .optional()
    .default(""),
  lang: choice(languages, "lang").optional().default("fr"),
});

/** `shown` is the start of the meeting on the page. */
export const cancelForm = z.object({ meeting: z.uuid(), shown: z.coerce.date().optional() });

export const markForm = z.object({ meeting: z.uuid(), outcome: choice(outcomes, "outcome") });

export const noteForm = z.object({
  meeting: z.uuid(),
  note: choice(noteKinds, "note"),
  text: paragraphs(2_000),
});

const rating = choice(
  ratings.map((each) => `${each}` as const),
  "rating",
).transform(Number);

export const rateForm = z.object({
  meeting: z.uuid(),
  rating,
  sentence: line(300, "sentenceTooLong").optional().default(""),
});
