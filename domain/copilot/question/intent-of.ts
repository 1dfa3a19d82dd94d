import { type Fitting, placesIn, weigh } from "./cue.ts";
import { type IntentMatch, type Intent, intents } from "./intent.ts";
import { factorIn } from "./churn-change.ts";
import { namesChange, namesFigure, namesRevenue } from "./change-words.ts";
import type { Phrase } from "./phrase.ts";
import { termsIn } from "./term.ts";

/**
 * Intents that take precedence over all others: requests for other people's data ("others") and requests to change
 * something ("change").
 */
export const before: readonly IntentMatch["intent"][] = ["others", "change"];
const least = 3;
/** With a word such as "my", the question means the founder's own number, not the term's definition. */
const theirs = new Set([
  "mon",
  "ma",
  "mes",
  "notre",
  "nos",
  "my",
  "our",
  "je",
  "j",
  "i",
  "we",
  "on",
  "me",
  "moi",
  "nous",
  "us",
]);

export const isTheirs = ({ words }: Phrase) => words.some((word) => theirs.has(word));

export function intentOf(question: Phrase, fitting: Fitting): Intent | "unknown" {
  const { folded, figures: typed } = question;
  const words = question.words.slice(0, mostWords);
  const places = placesIn(words, fitting);
  const { sums, percents, people } = typed;
  const isIf = words.some((word) => word === "si" || word === "if" || /^(?:suppos|imagin)/.test(word));
  const isChange = namesChange(question) && ((sums[0]?.perMonth ?? false) || (people !== null && sums.length > 0));
  const factor = factorIn(folded, typed);
  const isRate = percents.some(({ perMonth }) => perMonth) && (namesRevenue(question) || /gro|crois/.test(folded));
  const isSupposed = (isIf && (sums.length > 0 || people !== null || factor !== null)) || isChange;
  const isOffer =
    sums.length === 1 &&
    !sums[0]?.perMonth &&
    percents.length === 1 &&
    /invest|offer|propos|contre|\blev|rais/.test(folded);
  // A supposition about churn has the intent "churn", unless the question also names hires or amounts.
  const isChurnIf = isIf && weigh("churn", places) >= least && /\d|doubl|tripl|moitie|half|halv/.test(folded);
  const bias = (intent: Intent, weight: number) => {
    // A supposition ("if I cut …") is not a command to change something.
    if (before.includes(intent)) return intent === "change" && isSupposed ? -3 : 1;
    if (intent === "churn" && isChurnIf && people === null && sums.length === 0) return 6;
    if (intent === "growth-needed" && isRate) return 5;
    if (intent === "outside" && isSupposed) return -3;
    if (intent === "scenario" && isSupposed) return isIf && namesFigure(question) ? 4 : 2;
    if (intent === "dilution" && weigh("bsa-air", places) < least) return isOffer ? 4 : sums.length > 1 ? 1.5 : 0;
    if (intent !== "term") return 0;
    if (isTheirs(question)) return -3;
    return weight >= 4 && sums.length + percents.length === 0 ? 2 : 0;
  };
  // A message of one or two words cannot contain several cues, so a lower weight is enough.
  const enough = words.length < 3 ? least - 1 : least;
  const found = intents
    .map((intent) => ({ intent, weight: weigh(intent, places) }))
    .map(({ intent, weight }) => ({ intent, weight: weight > 0 ? weight + bias(intent, weight) : 0 }))
    .filter(({ weight }) => weight >= enough)
    .toSorted((a, b) => b.weight - a.weight);
  const [first] = found;
  if (!first) return termsIn(question).length > 0 ? "term" : "unknown";
  // A runway question with a one-off amount, not an amount per month, is about a scenario instead of today's runway.
  if (first.intent === "runway" && sums[0] && !sums[0].perMonth && typed.months === null) return "scenario";
  const second = found[1];
  if (first.intent === "term" && second && termsIn(question).length === 0) return second.intent;
  // If a message contains a greeting and a question, the greeting is ignored.
  const other = found.find(({ intent }) => intent !== "help");
  return first.intent === "help" && other && other.weight >= least ? other.intent : first.intent;
}
const mostWords = 400;
