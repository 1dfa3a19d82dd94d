import type { IntentMatch, Intent } from "./intent.ts";
import { namesChange, namesHire } from "./change-words.ts";
import { keptWords as en } from "./kept-question-words.en.ts";
import { keptWords as fr } from "./kept-question-words.fr.ts";
import { joined, type Phrase } from "./phrase.ts";
import { corrected } from "./sum-role.ts";
import { termsIn } from "./term.ts";
import type { TypedFigures } from "./typed-figures.ts";
import { understand } from "./understand.ts";

export type Question = IntentMatch & {
  typed: TypedFigures;
  /** True for a follow-up question, whose phrase also contains the words of an earlier question. */
  again?: true;
};

const leadsOn = /^(et|and|mais|but|ok|donc|so|sinon|otherwise|plutot|plutôt|what about|how about|what if|avec|with)\b/i;
const isShort = ({ words }: Phrase) => words.length <= 6;

const ofNumbers = new Set<Intent | "unknown">([
  "scenario",
  "dilution",
  "bsa-air",
  "growth-needed",
  "next-round",
  "ltv",
]);
const byRole = new Set<Intent | "unknown">(["dilution", "bsa-air"]);

/** Checks whether a question about numbers can be answered without an earlier question. */
function isWhole({ intent, phrase, typed }: Question) {
  if (intent === "scenario") return typed.sums.length > 0 && (namesChange(phrase) || namesHire(phrase));
  return intent === "dilution" || intent === "bsa-air" ? typed.sums.length > 1 : false;
}

/** Reads the plain number in "et avec 35 ?" ("and with 35?") as a margin in euros per month. */
const marginOf = ({ bare }: TypedFigures) =>
  bare === null ? null : [{ cents: Math.round(bare * 100), perMonth: true, before: "", after: "" }];

function filled(intent: Intent | "unknown", own: TypedFigures, last: Question): TypedFigures {
  const { typed } = last;
  const isHire = intent === "scenario" && (typed.people !== null || namesHire(last.phrase));
  const sums = byRole.has(intent)
    ? corrected(typed.sums, own.sums)
    : own.sums.length > 0
      ? own.sums
      : (intent === "ltv" && marginOf(own)) || typed.sums;
  return {
    sums,
    percents: own.percents.length > 0 ? own.percents : typed.percents,
    months: own.months ?? (isHire ? null : own.bare) ?? typed.months,
    people: own.people ?? (isHire ? own.bare : null) ?? typed.people,
    bare: null,
  };
}

const kept = new Set([...Object.values(en), ...Object.values(fr)]);

/** Checks whether a message is a predefined question, whose answer does not depend on earlier questions. */
const isKept = (message: string) => kept.has(message.trim());

/** A short message such as "et avec 3 ?" ("and with 3?") repeats the earlier question with new numbers. */
export function questionsIn(message: string, before: readonly string[]): readonly Question[] {
  const questions = understand(message).map((question) => ({ ...question, typed: question.phrase.figures }));
  const [own] = questions;
  const previous = before.at(-1);
  if (!own || questions.length > 1 || previous === undefined || isKept(message)) return questions;
  if (!leadsOn.test(own.phrase.text) && !(isShort(own.phrase) && /\d/.test(own.phrase.folded))) return questions;
  const last = questionsIn(previous, before.slice(0, -1)).at(-1);
  if (!last || last.intent === "unknown" || last.intent === "others" || last.intent === "change") return questions;
  if (last.intent === "term" && own.typed.sums.length === 0 && isShort(own.phrase) && termsIn(own.phrase).length > 0)
    return [{ ...own, intent: "term" }];
  if (own.intent !== "unknown" && (own.intent !== last.intent || isWhole(own))) return questions;
  if (!ofNumbers.has(last.intent)) return own.intent === "unknown" ? [{ ...own, intent: last.intent }] : questions;
  return [
    {
      intent: last.intent,
      phrase: joined(last.phrase, own.phrase),
      typed: filled(last.intent, own.typed, last),
      again: true,
    },
  ];
}
