import type { Lang } from "../../../platform/language/language.ts";
import { namedWords } from "../../../platform/language/organisation.ts";
import type { PlanStep } from "../../readiness/action-plan.ts";
import type { Levels } from "../../readiness/levels.ts";
import { words as en } from "./adviser-words.en.ts";
import { words as fr } from "./adviser-words.fr.ts";
import type { Part } from "../answer.ts";
import type { Answer, Ask } from "./ask.server.ts";
import { cashAnswer, runwayAnswer } from "./cash-answers.server.ts";
import { burnAnswer } from "./burn-answer.server.ts";
import { churnAnswer, funnelAnswer } from "./churn-answers.server.ts";
import { cacAnswer, mrrAnswer, npsAnswer } from "./growth-answers.server.ts";
import { growthAnswer } from "./growth-needed-answer.server.ts";
import { introductionsAnswer, lastUpdateAnswer } from "./investor-answers.server.ts";
import type { IntentMatch, Intent } from "../question/intent.ts";
import { asksWhetherNormal } from "../question/asks-whether-normal.ts";
import { ofItsMonth } from "./month-answer.server.ts";
import { priorityAnswer, readinessAnswer, sessionAnswer } from "./plan-answers.server.ts";
import { roadmapAnswer } from "./roadmap-answer.server.ts";
import {
  aidsAnswer,
  articlesAnswer,
  changeAnswer,
  helpAnswer,
  othersAnswer,
  outsideAnswer,
  termAnswer,
  unknownAnswer,
} from "./reading-answers.server.ts";
import { bsaAirAnswer, dilutionAnswer } from "./round-answers.server.ts";
import { nextRoundAnswer } from "./next-round-answer.server.ts";
import { scenarioAnswer } from "./scenario-answer.server.ts";
import type { Tools } from "./tools.server.ts";
import { isSure } from "../question/certainty.ts";
import { type Question, questionsIn } from "../question/follow-up.ts";
import { phraseOf } from "../question/phrase.ts";
import { ltvAnswer, numbersAnswer, valuationAnswer } from "./worth-answers.server.ts";

const answers: Record<Intent, Answer> = {
  runway: runwayAnswer,
  scenario: scenarioAnswer,
  burn: ofItsMonth("burn", burnAnswer),
  mrr: ofItsMonth("mrr", mrrAnswer),
  cac: ofItsMonth("cac", cacAnswer),
  churn: ofItsMonth("churn", churnAnswer),
  cash: ofItsMonth("cash", cashAnswer),
  nps: ofItsMonth("nps", npsAnswer),
  numbers: ofItsMonth("all", numbersAnswer),
  ltv: ltvAnswer,
  valuation: valuationAnswer,
  "growth-needed": growthAnswer,
  dilution: dilutionAnswer,
  "bsa-air": bsaAirAnswer,
  readiness: readinessAnswer,
  aids: aidsAnswer,
  session: sessionAnswer,
  introductions: introductionsAnswer,
  "last-update": lastUpdateAnswer,
  articles: articlesAnswer,
  term: termAnswer,
  funnel: funnelAnswer,
  "next-round": nextRoundAnswer,
  roadmap: roadmapAnswer,
  priority: priorityAnswer,
  help: helpAnswer,
  outside: outsideAnswer,
  others: othersAnswer,
  change: changeAnswer,
};

export type Advised = { matches: readonly IntentMatch[]; parts: Part[] };

export type AdviserContext = {
  tools: Tools;
  lang: Lang;
  levels: Levels;
  step: (step: PlanStep) => string;
};

const words = { en, fr };
const counted = new Set<Intent | "unknown">(["runway", "burn", "mrr", "cac", "churn", "cash", "nps"]);

/** If any question is not clearly recognised, returns a single question with the intent "unknown". */
function surelyAsked(message: string, before: readonly string[]): readonly Question[] {
  const questions = questionsIn(message, before);
  if (questions.every(isSure)) return questions;
  const phrase = phraseOf(message);
  return [{ intent: "unknown", phrase, typed: phrase.figures }];
}

/** Answers without a language model; `before` contains the founder's earlier questions, oldest first. */
export async function advise(
  message: string,
  { tools, lang, levels, step }: AdviserContext,
  before: readonly string[] = [],
): Promise<Advised> {
  const matches = surelyAsked(message, before);
  const parts: Part[] = [];
  for (const { intent, phrase: question, typed, again = false } of matches) {
    const ask: Ask = { question, typed, again, tools, lang, words: namedWords(words[lang]), levels, step };
    const answer = await (intent === "unknown" ? unknownAnswer : answers[intent])(ask);
    // A number alone shows neither its causes nor whether it is normal, so an extra sentence says so.
    const isKnown = answer.sources.length > 0 && counted.has(intent);
    const lead = isKnown && asksWhetherNormal(question) ? `${ask.words.norm}\n` : "";
    const tail = isKnown && /\b(?:pourquoi|pkoi|pk|pq|why)\b/i.test(question.folded) ? `\n${ask.words.why}` : "";
    parts.push({ ...answer, text: `${lead}${answer.text}${tail}` });
  }
  return { matches, parts };
}
