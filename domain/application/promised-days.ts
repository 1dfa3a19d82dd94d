import { parisDay } from "../../platform/language/paris-day.ts";
import type { Intake } from "./intake.ts";
import type { Promises } from "./promises.ts";

export type PromisedDay = {
  name: "firstAnswer" | "change" | "call" | "finalDecision" | "start";
  /** Days in Paris. */
  from: string;
  until: string;
};

type Decided = { decidedAt: Date } | null;

/** The days of an application that its sender was promised, the next one first; what is decided on the day it was. */
export function promisedDays(
  { firstAnswerBy, callAt, callFrom, callTo, decisionBy }: Promises,
  { lastDay, startsOn }: Intake,
  { first, final }: { first: Decided; final: Decided } = { first: null, final: null },
): PromisedDay[] {
  const on = (name: PromisedDay["name"], from: string, until = from) => ({ name, from, until });
  return [
    on("firstAnswer", parisDay(first?.decidedAt ?? firstAnswerBy)),
    on("change", lastDay),
    callAt ? on("call", parisDay(callAt)) : on("call", callFrom, callTo),
    on("finalDecision", final ? parisDay(final.decidedAt) : decisionBy),
    on("start", startsOn),
  ].toSorted((one, other) => one.from.localeCompare(other.from));
}
