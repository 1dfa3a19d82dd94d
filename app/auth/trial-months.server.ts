import type { Content } from "../../domain/content/content.server.ts";

/** For how many months Elite is free, once: the length that the pricing page tells. */
export const trialMonths = (content: Content) => Number(content.fact("plan.trial").value);
