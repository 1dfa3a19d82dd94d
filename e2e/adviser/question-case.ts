import type { Lang } from "../../platform/language/language.ts";
import type { Intent } from "../../domain/copilot/question/intent.ts";

/** What the answer must contain. Amounts are in cents. */
export type Expected =
  | "runway"
  | "burn"
  | "mrr"
  | "cac"
  | "churn"
  | "cash"
  | { runwayIf: { burn?: number; cash?: number } }
  | { growthTo: number; months: number }
  /** The founder's figure for a month (1 to 12) or, without one, the first and last month with figures. */
  | { of: "mrr" | "burn" | "cac" | "churn" | "cash"; month: number }
  /** The revenue that would be lost each month if the churn were `churnTimes` times today's churn. */
  | { churnTimes: number }
  | { text: string }
  /** A text that the answer must contain, unless the founder has entered no figures. */
  | { ofNumbers: string };

export type Case = {
  lang: Lang;
  asks: string;
  is: (Intent | "unknown")[];
  says?: Expected[];
  /** The earlier questions of the conversation, oldest first. */
  after?: readonly string[];
};

export const fr = (asks: string, is: Case["is"][number] | Case["is"], ...says: Expected[]): Case => ({
  ...{ lang: "fr", asks, says },
  is: Array.isArray(is) ? is : [is],
});
export const en = (...of: Parameters<typeof fr>): Case => ({ ...fr(...of), lang: "en" });
export const after = (before: string | string[], args: Case): Case => ({ ...args, after: [before].flat() });
export const burn = (cents: number): Expected => ({ runwayIf: { burn: cents } });
export const cash = (cents: number): Expected => ({ runwayIf: { cash: cents } });
export const both = (burnBy: number, cashBy: number): Expected => ({ runwayIf: { burn: burnBy, cash: cashBy } });
export const growth = (growthTo: number, months: number): Expected => ({ growthTo, months });
export const of = (what: "mrr" | "burn" | "cac" | "churn" | "cash", month: number): Expected => ({ of: what, month });
export const churns = (churnTimes: number): Expected => ({ churnTimes });
export const numbered = (ofNumbers: string): Expected => ({ ofNumbers });
export const text = (given: string): Expected => ({ text: given });
