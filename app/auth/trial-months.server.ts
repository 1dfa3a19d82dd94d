import type { Content } from "../../domain/content/content.server.ts";

/** The length of the Elite trial in months, as on the pricing page. */
export const trialMonths = (content: Content) => Number(content.fact("plan.trial").value);
