import type { Content } from "../../domain/content/content.server.ts";
import { numberOf } from "../../domain/content/fact-value.ts";

export const trialMonths = (content: Content) => numberOf(content, "plan.trial");
