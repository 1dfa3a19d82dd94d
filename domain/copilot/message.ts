import type { Lang } from "../../platform/language/language.ts";
import type { ShownPart } from "./answer.ts";

export type Failure = "unreachable" | "slow" | "stopped" | "long" | "empty";

/** A message as the founder sees it; `timestamp` is in epoch milliseconds. */
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

/**
 * The reason why a question is refused; `until` is the time in epoch milliseconds from which the next question is
 * accepted.
 */
export type Refused = { refused: "busy" | "many" | "blank" | "long"; until?: number };

export const chatLimits = {
  /** Maximum lengths in characters; `report` is the comment on a wrong answer, `shown` counts displayed messages. */
  question: 4_000,
  report: 1_000,
  shown: 30,
} as const;

export type InsightKind = "cash" | "mrr" | "cac" | "burn" | "churn";
