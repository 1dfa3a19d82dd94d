import type { Lang } from "../../platform/language/language.ts";
import type { ShownPart } from "./answer.ts";

/** Why there is no answer, or only a piece of one. */
export type Failure = "unreachable" | "slow" | "stopped" | "long" | "empty";

/** What a founder sees of a message; `timestamp` counts milliseconds. */
export type Message = {
  id: string;
  type: "user" | "copilot";
  content: string;
  timestamp: number;
  /** Language of an answer, if known. */
  lang: Lang | null;
  parts: ShownPart[];
  /** Whether a model wrote it. */
  isModel: boolean;
  unverified: readonly string[];
  failure: Failure | null;
  isReported: boolean;
};

/** Why a question is refused; `until` (epoch milliseconds) is when the next one is accepted. */
export type Refused = { refused: "busy" | "many" | "blank" | "long"; until?: number };

export const chatLimits = {
  /** Characters of a question, and of what is said of an answer that is wrong. */
  question: 4_000,
  report: 1_000,
  /** Messages that a page shows. */
  shown: 30,
} as const;

export type InsightKind = "cash" | "mrr" | "cac" | "burn" | "churn";
