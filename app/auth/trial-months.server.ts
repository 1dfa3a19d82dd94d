import type { Content } from "../../domain/content/content.server.ts";

export const trialMonths = (content: Content) => Number(content.fact("plan.trial").value);
