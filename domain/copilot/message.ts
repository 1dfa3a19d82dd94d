import type { Lang } from "../../platform/language/language.ts";
import type { ShownPart } from "./answer.ts";

/** Why an answer is missing or incomplete. */
export type Failure = "unreachable" | "slow" | "stopped" | "long" | "empty";

/** The fields of a message that a founder sees; `timestamp` is in epoch milliseconds. */
export type Message = {
  id: string;
  type: "user" | "copilot";
  content: string;
  timestamp: number;
  lang: Lang | null;
  parts: ShownPart[];
  isModel: boolean;
  unverified: readonly string[];
  failure: Failure | null;
  isReported: boolean;
};

/** Why a question is refused; `until` (epoch milliseconds) is when the next one is accepted. */
export type Refused = { refused: "busy" | "many" | "blank" | "long"; until?: number };

export const chatLimits = {
  /** Maximum characters of a question, and of the comment in a report of a wrong answer. */
  question: 4_000,
  report: 1_000,
  shown: 30,
} as const;

export type InsightKind = "cash" | "mrr" | "cac" | "burn" | "churn";
