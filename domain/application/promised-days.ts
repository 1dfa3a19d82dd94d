import { parisDay } from "../../platform/language/paris-day.ts";
import type { Intake } from "./intake.ts";
import type { Promises } from "./promises.ts";

export type PromisedDay = {
  name: "firstAnswer" | "change" | "call" | "finalDecision" | "start";
  /** Days in Paris. */
  from: string;
  until: string;
};

/** The days of an application that its sender was promised, the next one first. */
export function promisedDays(
  { firstAnswerBy, callAt, callFrom, callTo, decisionBy }: Promises,
  { lastDay, startsOn }: Intake,
): PromisedDay[] {
  const on = (name: PromisedDay["name"], from: string, until = from) => ({ name, from, until });
  return [
    on("firstAnswer", parisDay(firstAnswerBy)),
    on("change", lastDay),
    callAt ? on("call", parisDay(callAt)) : on("call", callFrom, callTo),
    on("finalDecision", decisionBy),
    on("start", startsOn),
  ].toSorted((one, other) => one.from.localeCompare(other.from));
}
