import * as z from "zod";
import { metadata, text, titled } from "./text.server.ts";

const plan = z.strictObject({ name: text, text, action: text });

/** The prices themselves are facts. */
export const pricingPage = z.strictObject({
  kind: z.literal("page"),
  id: z.literal("pricing"),
  metadata,
  title: text,
  intro: text,
  free: plan,
  elite: z.strictObject({ ...plan.shape, trial: text }),
  visible: plan,
  comparison: z.strictObject({
    title: text,
    criterion: text,
    /** Under its rows, which are the rights of `domain/plan/rights.ts`. */
    note: text,
  }),
  /** How one comes to a paid plan as long as nothing can be paid on the site. */
  request: z.strictObject({ title: text, steps: z.array(titled).min(1), note: text }),
  faq: z.strictObject({ title: text }),
});
