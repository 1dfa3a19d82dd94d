import { parisDay } from "../../platform/language/paris-day.ts";
import type { Intake } from "./intake.ts";
import type { Promises } from "./promises.ts";

export type PromisedDay = {
  name: "firstAnswer" | "change" | "call" | "finalDecision" | "start";
  /** The first and the last day as ISO dates in the time zone of Paris, equal for a single day. */
  from: string;
  until: string;
};

type Decision = { decidedAt: Date } | null;
export type Decided = { first: Decision; final: Decision };

/** Returns the promised dates, earliest first; after the final decision, the deadline for changes is left out. */
export function promisedDays(
  { firstAnswerBy, callAt, callFrom, callTo, decisionBy }: Promises,
  { lastDay, startsOn }: Intake,
  { first, final }: Decided = { first: null, final: null },
): PromisedDay[] {
  const on = (name: PromisedDay["name"], from: string, until = from) => ({ name, from, until });
  const days = [
    on("firstAnswer", parisDay(first?.decidedAt ?? firstAnswerBy)),
    on("change", lastDay),
    callAt ? on("call", parisDay(callAt)) : on("call", callFrom, callTo),
    on("finalDecision", final ? parisDay(final.decidedAt) : decisionBy),
    on("start", startsOn),
  ];
  return days
    .filter(({ name }) => !final || (name !== "change" && (name !== "call" || (callAt && callAt <= final.decidedAt))))
    .toSorted((one, other) => one.from.localeCompare(other.from));
}
