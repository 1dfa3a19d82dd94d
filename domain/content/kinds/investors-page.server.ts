import * as z from "zod";
import { comparisonTable } from "./comparison.server.ts";
import { factRef, id, page, text, titled } from "./text.server.ts";

const option = z.strictObject({ id, label: text });

export const investorsPage = page("investors", {
  register: text,
  hero: z.strictObject({
    /** The page's main title in two parts; `wide` is set in the wide title font. */
    headline: z.strictObject({ lead: text, wide: text }),
    subtitle: text,
    note: text,
    risk: text,
  }),
  why: z.strictObject({ title: text, intro: text, points: z.array(titled).min(1) }),
  comparison: comparisonTable,
  startups: z.strictObject({
    title: text,
    intro: text,
    /** The startups' annual revenue in euros, shown as a range on a scale with the average marked. */
    revenue: z.strictObject({ label: text, range: factRef, average: factRef, averageLabel: text }),
    funding: z.strictObject({ label: text, range: factRef }),
    definitions: text,
    note: text,
    sectorsTitle: text,
    sectors: z.array(option).min(1),
    criteriaTitle: text,
    criteria: z.array(text).min(1),
    selection: text,
  }),
  receive: z.strictObject({ title: text, intro: text, items: z.array(titled).min(1) }),
  testimonials: z.strictObject({ title: text }),
  how: z.strictObject({ title: text, intro: text, steps: z.array(titled).min(1) }),
  important: z.strictObject({ title: text, intro: text, points: z.array(titled).min(1) }),
  finalCall: z.strictObject({ title: text, text, note: text }),
});

export const investorRegistrationPage = page("investor-registration", {
  title: text,
  intro: text,
  points: z.array(titled).min(1),
  types: z.array(option).min(2),
  tickets: z.array(option).min(2),
  stages: z.array(option).min(2),
  otherSector: option,
});
