import * as z from "zod";
import { comparisonTable } from "./comparison.server.ts";
import { countedFigure, imageRef, page, text, titled } from "./text.server.ts";

export const homePage = page("home", {
  hero: z.strictObject({
    /** The page's main title in two parts; `wide` is set in the wide title font. */
    headline: z.strictObject({ lead: text, wide: text }),
    subtitle: text,
    apply: text,
    discover: text,
    applicationInfo: text,
    /**
     * The labels of the programme's milestones: at the start, after the first phase, after the second phase and at the
     * end.
     */
    stops: z.array(text).max(4).default([]),
  }),
  intro: z.strictObject({ title: text, paragraphs: z.array(text).min(1) }),
  stats: z.strictObject({
    title: text,
    figures: z.array(countedFigure).min(1),
    definitions: text,
    note: text,
  }),
  value: z.strictObject({ title: text, intro: text, points: z.array(titled).min(1) }),
  investors: z.strictObject({ title: text, intro: text }),
  support: z.strictObject({
    title: text,
    intro: text,
    cards: z.array(titled).length(3),
    disclaimer: text,
    join: text,
  }),
  simulator: z.strictObject({ title: text, intro: text, notes: z.array(text).min(1) }),
  why: z.strictObject({ title: text, paragraphs: z.array(text).min(1), photos: z.array(imageRef).max(2).default([]) }),
  pitch: z.strictObject({
    title: text,
    intro: text,
    /** One item for each format of pitch session. */
    formats: z.array(titled).min(1),
    investorsFree: text,
    disclaimer: text,
    discover: text,
  }),
  testimonials: z.strictObject({ title: text }),
  trust: z.strictObject({ title: text }),
  comparison: comparisonTable,
  faq: z.strictObject({ title: text }),
  finalCall: z.strictObject({ title: text, text, apply: text, applicationInfo: text }),
});
