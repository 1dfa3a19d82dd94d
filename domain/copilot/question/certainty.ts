import { spelledValues } from "../../../platform/language/spelled-number.ts";
import { isPlainChange, saysChange } from "./change-in-question.ts";
import { isMonthName, monthMeant, monthNamed } from "./asked-month.ts";
import { asksWhetherNormal, judges } from "./asks-whether-normal.ts";
import { placesIn, placesOf, weigh } from "./cue.ts";
import type { Question } from "./follow-up.ts";
import { type Intent, intents } from "./intent.ts";
import type { Phrase } from "./phrase.ts";
import { capIn } from "./sum-role.ts";
import { smallWords } from "./small-words.ts";
import { termsIn } from "./term.ts";
import { counted, isHired, type TypedFigures } from "./typed-figures.ts";

/**
 * Intents about one number of a month; their answers name the month and say that the number cannot be judged as normal.
 */
const ofAMonth: ReadonlySet<Intent> = new Set(["mrr", "cash", "burn", "cac", "churn", "nps", "numbers"]);
const anyDay = "2000-01-01";

const hasNone = ({ sums, percents, months, people, bare }: TypedFigures) =>
  sums.length + percents.length === 0 && months === null && people === null && bare === null;

/** Whether an answer uses every number of its question; answers to intents not listed here use none. */
const takesNumbers: Partial<Record<Intent, (question: Question) => boolean>> = {
  runway: ({ typed: { sums, percents, people, bare } }) =>
    sums.length + percents.length === 0 && people === null && bare === null,
  scenario: ({ phrase, typed, again = false }) => isPlainChange(phrase, typed, again),
  churn: ({ typed: { percents, ...others } }) => percents.length < 2 && hasNone({ ...others, percents: [] }),
  ltv: ({ phrase, typed: { sums, months, ...others }, again }) =>
    hasNone({ ...others, sums: [], months: again ? null : months }) &&
    (sums.length === 0 || (sums.length === 1 && /\b(?:marge|margin)\b/.test(phrase.folded))),
  "growth-needed": ({ typed: { sums, percents, people, bare } }) =>
    sums.length < 2 &&
    percents.length < 2 &&
    percents.every(({ perMonth }) => perMonth) &&
    people === null &&
    bare === null,
  dilution: ({ phrase, typed: { sums, percents, months, people, bare } }) =>
    sums.length < 3 &&
    percents.length < 2 &&
    (sums.length < 2 || percents.length === 0 || /\b(?:pool|bspce|reserve)\b/.test(phrase.folded)) &&
    months === null &&
    people === null &&
    bare === null,
  "bsa-air": ({ typed: { sums, percents, months, people, bare } }) => {
    const cap = capIn(sums);
    const [amount, ...ofRound] = sums.filter((each) => each !== cap);
    const isRound = ofRound.length === 2 && /\b(?:bsa|air|safe|note|convertible)\b/.test(amount?.before ?? "");
    return (
      percents.length < 2 && (ofRound.length === 0 || isRound) && months === null && people === null && bare === null
    );
  },
  "next-round": ({ typed: { months: _, ...others } }) => hasNone({ ...others, months: null }),
};

const isNumber = (word: string) =>
  /\d/.test(word) || word in spelledValues || word in counted || /^(?:k|m|euros?|eur|percent|pourcents?)$/.test(word);

/** Words of a question that the answer to this intent does not cover. */
function unexplained(intent: Intent, phrase: Phrase) {
  const { words } = phrase;
  const covered = placesOf(intent, placesIn(words, new Map()));
  const isJudged = ofAMonth.has(intent) && asksWhetherNormal(phrase);
  const months = words.filter(isMonthName);
  const month = ofAMonth.has(intent)
    ? monthMeant(phrase, anyDay, () => false)
    : intent === "runway" || intent === "scenario"
      ? monthNamed(phrase, anyDay)
      : null;
  const isMonth = (word: string, at: number) =>
    month !== null &&
    months.length === 1 &&
    (isMonthName(word) ||
      /^(?:fin|debut|end)$/.test(word) ||
      (/^20\d\d$/.test(word) && isMonthName(words[at - 1] ?? "")));
  return words.filter(
    (word, at) =>
      !covered.has(at) &&
      !smallWords.has(word) &&
      !isMonth(word, at) &&
      !(isJudged && judges.test(word)) &&
      !(intent in takesNumbers && isNumber(word)) &&
      !(intent === "scenario" && (saysChange(word) || isHired(word))),
  );
}

/** Another intent is a rival if its weight is at most this much lower than that of the chosen one. */
const close = 0.5;

/** Whether another intent with about the same weight also explains the whole question. */
function hasRival(intent: Intent, { phrase, typed }: Question) {
  // If a question has numbers, the numbers already decide its intent.
  if (!hasNone(typed)) return false;
  const places = placesIn(phrase.words, new Map());
  const own = weigh(intent, places);
  return intents.some(
    (each) => each !== intent && own > 0 && weigh(each, places) > own - close && unexplained(each, phrase).length === 0,
  );
}

/** Words that turn a command, or a question about other people, into a question about the founder's own options. */
const asksHow =
  /\b(?:how|where|why|what|when|if|si|comment|ou est|pourquoi|quand|combien|puis je|can i|may i|should i|dois je)\b/;
const negates = /\b(?:ne|n|pas|not|never|jamais|sans|without|can t)\b/;
const namesReading =
  /\b(?:articles?|blog|guides?|ressources?|resources?|posts?|lectures?|reading|quoi lire|a lire|to read)\b/;

/**
 * Whether the adviser may answer: it must account for every word and number of the question, because an unknown name, a
 * negation or a "who" may change the meaning.
 */
export function isSure(question: Question) {
  const { intent, phrase } = question;
  switch (intent) {
    case "unknown":
      return false;
    case "others":
    case "change":
    case "outside":
      return !asksHow.test(phrase.folded) || intent === "outside";
    case "articles":
      return (
        namesReading.test(phrase.folded) &&
        !negates.test(phrase.folded) &&
        !/\b(?:who|qui|why|pourquoi|where)\b/.test(phrase.folded)
      );
    case "term":
      return termsIn(phrase).length > 0 && !negates.test(phrase.folded) && unexplained(intent, phrase).length === 0;
    default:
      return (
        !/\bcan t\b/.test(phrase.folded) &&
        (takesNumbers[intent]?.(question) ?? true) &&
        unexplained(intent, phrase).length === 0 &&
        !hasRival(intent, question)
      );
  }
}
