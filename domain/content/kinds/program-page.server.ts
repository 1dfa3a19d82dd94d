import * as z from "zod";
import { countedFigure, factRef, page, text, titled } from "./text.server.ts";

/** A list item with a tick, or with a cross if `match` is false. */
const row = z.strictObject({ text, match: z.boolean() });

const rows = z.strictObject({ title: text, rows: z.array(row).min(1) });

export const programPage = page("program", {
  hero: z.strictObject({ title: text, subtitle: text, apply: text, applicationInfo: text }),
  overview: z.strictObject({ title: text, paragraphs: z.array(text).min(1), benefits: rows }),
  structure: z.strictObject({
    title: text,
    intro: text,
    phases: z.array(z.strictObject({ title: text, months: text, usual: text })).length(3),
    quarters: z
      .array(
        z.strictObject({
          quarter: text,
          title: text,
          /** The first and the last month of this fourth of the programme, for example months 1 to 4. */
          months: factRef,
          colour: z.enum(["lagoon", "flamingo", "ochre", "sea"]),
          items: z.array(text).min(1),
        }),
      )
      .length(4),
    note: text,
  }),
  banner: z.strictObject({
    title: text,
    text,
    /** A sentence with the basis, duration and cap of the revenue share. */
    share: text.optional(),
    example: text,
    places: text,
  }),
  testimonials: z.strictObject({ title: text }),
  eligibility: z.strictObject({
    title: text,
    intro: text,
    lists: z.array(rows).length(2),
    /** Preferences of the team and of investors; none of them is an entry requirement. */
    levels: z.array(titled).min(1),
    idea: z.strictObject({ title: text, text, quiz: text, guide: text, studio: text }),
    decision: text,
  }),
  expert: z.strictObject({
    title: text,
    intro: text,
    profile: titled,
    skills: titled,
    data: titled,
    mindset: titled,
    tasks: z.strictObject({ title: text, items: z.array(titled).length(4) }),
  }),
  results: z.strictObject({
    title: text,
    figures: z.array(countedFigure).min(1),
    definitions: text,
    note: text,
  }),
  finalCall: z.strictObject({ title: text, text, apply: text, applicationInfo: text }),
});
