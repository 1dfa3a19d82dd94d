import type { Failure } from "../../../domain/copilot/message.ts";
import { formats } from "../../../platform/language/format.ts";

const { moment, month, count } = formats.en;

const failures: Record<Failure, string> = {
  unreachable: "no answer from the model",
  slow: "too slow",
  stopped: "stopped",
  long: "too long, cut",
  empty: "empty answer",
};

export const words = {
  title: "CoPilot",
  text: "How much founders use it, and the answers they reported as wrong. You can’t read anything else in their conversations. Each document section the AI writes counts as a question.",
  model: (name: string, host: string) => `Connected: ${name}, at ${host}.`,
  noModel: "No model is connected: answers are computed, without AI.",
  budget: (used: number, all: number) => `${count(used)} of ${count(all)} tokens used this month.`,
  use: "Use",
  none: "No one has asked anything in the last 3 months.",
  columns: { month: "Month", founders: "Founders", questions: "Questions", tokens: "Tokens", failures: "Failures" },
  month,
  count,
  failuresTitle: "Failures",
  failure: (failure: Failure, times: number) => `${failures[failure]}: ${count(times)}`,
  noFailures: "No answer has failed in the last 3 months.",
  reported: "Reported answers",
  noReports: "No report is waiting.",
  by: (name: string, at: Date) => `${name}, ${moment(at)}`,
  lastOf: (times: number) =>
    `The latest of their ${count(times)} reports that are waiting: the next one shows once this is closed.`,
  close: "Close this report",
  problems: { gone: "This report was closed by someone else, or its conversation was deleted." },
  someone: "A founder",
  written: { model: (name: string) => `Written by ${name}`, rules: "Computed, without AI" },
  noWords: "They didn’t say what’s wrong.",
};
