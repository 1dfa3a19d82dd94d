import type { Lang } from "../../../platform/language/language.ts";
import type { Figures } from "../../kpi/figures.ts";
import { dueDay, monthFrom } from "../../kpi/check-in.ts";
import type { PlanStep } from "../../readiness/action-plan.ts";
import type { Levels } from "../../readiness/levels.ts";
import type { AdviserWords } from "./adviser-words.en.ts";
import type { NextStep, NextStepPlace, Part } from "../answer.ts";
import type { Tools } from "./tools.server.ts";
import type { Phrase } from "../question/phrase.ts";
import type { TypedFigures } from "../question/typed-figures.ts";

export type Ask = {
  question: Phrase;
  typed: TypedFigures;
  /** True for a follow-up question, whose phrase also contains the words of an earlier question. */
  again: boolean;
  tools: Tools;
  lang: Lang;
  words: AdviserWords;
  levels: Levels;
  step(step: PlanStep): string;
};

export type Answer = (ask: Ask) => Part | Promise<Part>;

export const part = (lines: readonly (string | false | null | undefined)[], rest: Partial<Part> = {}): Part => ({
  text: lines.filter(Boolean).join("\n"),
  sum: [],
  sources: [],
  reading: [],
  offered: [],
  nextStep: null,
  ...rest,
});

export function thursdayAfter(today: string) {
  const from = new Date(`${today}T12:00:00Z`);
  from.setUTCDate(from.getUTCDate() + 2);
  from.setUTCDate(from.getUTCDate() + ((4 - from.getUTCDay() + 7) % 7));
  return from.toISOString().slice(0, 10);
}

export const nextStepFor = (to: NextStepPlace, words: string, by: string | null = null): NextStep => ({
  to,
  words,
  by,
});

const withoutFigures = ({ words }: Ask) =>
  part([words.none], { nextStep: nextStepFor("check-in", words.nextSteps.start) });

export const nextCheckIn = ({ words }: Ask, { latest }: Figures) => {
  if (!latest) return nextStepFor("check-in", words.nextSteps.start);
  const month = monthFrom(latest.month, 1);
  return nextStepFor("check-in", words.nextSteps.checkIn(month), dueDay(month));
};

export type Monthly = NonNullable<Awaited<ReturnType<typeof monthlyFigures>>>;

export async function monthlyFigures({ tools }: Ask) {
  const { figures, thresholds } = await tools.figures();
  const { latest, runway, meanBurn, burnMonths } = figures;
  if (!latest || !runway || meanBurn === null) return undefined;
  const [first = latest] = burnMonths;
  return { figures, thresholds, latest, runway, meanBurn, first };
}

/** If there are no figures or `answer` returns null, the founder is asked to enter figures. */
export const fromFigures =
  (answer: (ask: Ask, monthly: Monthly) => Part | null | Promise<Part | null>): Answer =>
  async (ask) => {
    const monthly = await monthlyFigures(ask);
    return (monthly && (await answer(ask, monthly))) ?? withoutFigures(ask);
  };
