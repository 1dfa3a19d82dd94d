import { spelledValues } from "../../../platform/language/spelled-number.ts";
import { saysChange } from "./change-words.ts";
import { isMonthName, monthMeant, monthNamed } from "./month-in-question.ts";
import { asksWhetherNormal, judges } from "./asks-whether-normal.ts";
import { placesIn, placesOf, weigh } from "./cue.ts";
import type { Question } from "./follow-up.ts";
import { type Intent, intents } from "./intent.ts";
import type { Phrase } from "./phrase.ts";
import { smallWords } from "./small-words.ts";
import { termsIn } from "./term.ts";
import { counted, isHired } from "./typed-figures.ts";
import { anyDay, hasNone, ofAMonth, takesNumbers } from "./takes-numbers.ts";

const isNumber = (word: string) =>
  /\d/.test(word) || word in spelledValues || word in counted || /^(?:k|m|euros?|eur|percent|pourcents?)$/.test(word);

/** Returns the words of a question that the recognised intent does not explain. */
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

/** Another intent is a rival if its weight is higher than the weight of the chosen intent minus this value. */
const close = 0.5;

function hasRival(intent: Intent, { phrase, typed }: Question) {
  // In a question with numbers, the numbers determine the intent, so no other intent can be a rival.
  if (!hasNone(typed)) return false;
  const places = placesIn(phrase.words, new Map());
  const own = weigh(intent, places);
  return intents.some(
    (each) => each !== intent && own > 0 && weigh(each, places) > own - close && unexplained(each, phrase).length === 0,
  );
}

/**
 * Words such as "how" or "can I" that make a message a question about the founder's own options instead of a command.
 */
const asksHow =
  /\b(?:how|where|why|what|when|if|si|comment|ou est|pourquoi|quand|combien|puis je|can i|may i|should i|dois je)\b/;
const negates = /\b(?:ne|n|pas|not|never|jamais|sans|without|can t)\b/;
const namesReading =
  /\b(?:articles?|blog|guides?|ressources?|resources?|posts?|lectures?|reading|quoi lire|a lire|to read)\b/;

/** Every word and number must be recognised, because an unknown name or a negation may change the meaning. */
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
