import * as z from "zod";
import { page, text, titled } from "./text.server.ts";

export const applicationPage = page("application", {
  hero: z.strictObject({
    /** The page's main title in two parts; `wide` is set in the wide title font. */
    headline: z.strictObject({ lead: text, wide: text }),
    subtitle: text,
    apply: text,
    applicationInfo: text,
  }),
  process: z.strictObject({ title: text, steps: z.array(titled).length(4) }),
  eligibility: z.strictObject({
    title: text,
    /**
     * Three levels of requirements: required for the programme, preferred, and required later to pitch to investors.
     */
    levels: z.array(z.strictObject({ title: text, meaning: text, items: z.array(text).min(1) })).length(3),
    note: text,
  }),
  dates: z.strictObject({ title: text, apply: text, interviews: text, start: text, notes: z.array(text).min(1) }),
  form: z.strictObject({ title: text }),
  faq: z.strictObject({ title: text }),
});
