import * as z from "zod";
import { page, text, titled } from "./text.server.ts";

const plan = z.strictObject({ name: text, text, action: text });

/** The pricing page. Prices are stored as facts, not here. */
export const pricingPage = page("pricing", {
  title: text,
  intro: text,
  free: plan,
  elite: z.strictObject({ ...plan.shape, trial: text }),
  visible: plan,
  comparison: z.strictObject({
    title: text,
    criterion: text,
    /** A note under the list of the plans' rights, which are defined in `domain/plan/rights.ts`. */
    note: text,
  }),
  request: z.strictObject({ title: text, steps: z.array(titled).min(1), note: text }),
  faq: z.strictObject({ title: text }),
});
