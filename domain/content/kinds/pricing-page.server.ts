import * as z from "zod";
import { page, text, titled } from "./text.server.ts";

const plan = z.strictObject({ name: text, text, action: text });

/** Prices are facts, so they are not stored here. */
export const pricingPage = page("pricing", {
  title: text,
  intro: text,
  free: plan,
  elite: z.strictObject({ ...plan.shape, trial: text }),
  visible: plan,
  comparison: z.strictObject({
    title: text,
    criterion: text,
    /** A note under the plans' rights, which are in `domain/plan/rights.ts`. */
    note: text,
  }),
  /** How to get a paid plan while online payment is unavailable. */
  request: z.strictObject({ title: text, steps: z.array(titled).min(1), note: text }),
  faq: z.strictObject({ title: text }),
});
