import * as z from "zod";
import { day, id, markdown, page, text, time, titled } from "./text.server.ts";

/** E-mails and pages find a day's text by its number, so that the number stays that of the record's id. */
export const guideDay = z
  .strictObject({
    kind: z.literal("guide-day"),
    id,
    day: z.int().positive(),
    minutes: z.int().positive(),
    title: text,
    aim: text,
    body: markdown,
  })
  .refine(({ id: own, day: number }) => own === `day-${String(number).padStart(2, "0")}`, {
    error: "wrongForm",
    path: ["day"],
  });

/** A free online conference. `startsOn` is null until a date is set. */
export const conference = z.strictObject({
  kind: z.literal("conference"),
  id,
  name: text,
  text,
  startsOn: day.nullable(),
  startTime: time.nullable(),
  endTime: time.nullable(),
  place: text.nullable(),
  confirm: z.boolean(),
});

export const guidePage = page("guide", {
  hero: z.strictObject({ title: text, subtitle: text, points: z.array(text).length(3), quiz: text }),
  form: titled,
  learn: z.strictObject({
    title: text,
    text,
    /** A group of days of the guide, from day `from` to day `to` inclusive. */
    parts: z
      .array(z.strictObject({ from: z.int().positive().max(366), to: z.int().positive().max(366), title: text, text }))
      .min(1),
  }),
  why: z.strictObject({ title: text, paragraphs: z.array(text).min(1) }),
  conference: titled,
  about: z.strictObject({ title: text, paragraphs: z.array(text).min(1), program: text, disclaimer: text }),
  faq: z.strictObject({ title: text }),
});

export const guideConfirmationPage = page("guide-confirmation", {
  thanks: z.strictObject({ title: text, text, steps: z.array(titled).min(1) }),
  /** The text for visitors who open the confirmation page without having requested the guide. */
  nothing: z.strictObject({ title: text, text, action: text }),
});

export const conferencePage = page("conference", {
  title: text,
  intro: text,
});
