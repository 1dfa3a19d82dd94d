import * as z from "zod";
import { countedFigure, factRef, id, page, text, titled } from "./text.server.ts";

export const studioPage = page("studio", {
  hero: z.strictObject({ title: text, text, book: text, note: text }),
  logos: z.strictObject({ startups: text, investors: text }),
  story: z.strictObject({ title: text, paragraphs: z.array(text).min(1) }),
  stats: z.strictObject({
    title: text,
    figures: z.array(countedFigure).length(4),
    definitions: text,
    note: text,
  }),
  showcase: z.strictObject({ title: text, intro: text, see: text }),
  process: z.strictObject({ title: text, steps: z.array(titled).length(3) }),
  plans: z.strictObject({
    title: text,
    vat: factRef,
    /** The amount of one instalment, as a percentage of the price. */
    instalment: factRef,
    payment: text,
    ownership: text,
    book: text,
    items: z
      .array(
        z.strictObject({
          id,
          name: text,
          price: factRef,
          mark: text.optional(),
          purpose: text,
          includes: z.array(text).min(1),
          note: text.optional(),
        }),
      )
      .length(2),
  }),
  team: z.strictObject({ title: text, roles: z.array(titled).min(1) }),
  testimonials: z.strictObject({ title: text, titleOfSamples: text }),
  faq: z.strictObject({ title: text }),
  call: z.strictObject({ title: text, text, book: text }),
});

export const studioAuditPage = page("studio-audit", {
  title: text,
  intro: text,
  points: z.array(titled).min(1),
  details: z.strictObject({ title: text, intro: text }),
});
