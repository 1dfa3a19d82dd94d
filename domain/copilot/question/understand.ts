import { type Fitting, placesIn, weigh } from "./cue.ts";
import { type IntentMatch, type Intent, intents } from "./intent.ts";
import { factorIn, namesChange, namesFigure, namesHire, namesIncome, namesRevenue } from "./change-in-question.ts";
import { joined, type Phrase, phraseOf } from "./phrase.ts";
import { termsIn } from "./term.ts";

/** A request for other people's data or for an action takes precedence over all other intents. */
const before: readonly IntentMatch["intent"][] = ["others", "change"];
const least = 3;
/** With "my", these terms mean the founder's number, not the definition. */
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

/** The intent of a question; of equally likely intents the more specific wins. */
function intentOf(question: Phrase, fitting: Fitting): Intent | "unknown" {
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
  // A supposition about churn is answered by the churn intent, unless it also names hires or amounts.
  const isChurnIf = isIf && weigh("churn", places) >= least && /\d|doubl|tripl|moitie|half|halv/.test(folded);
  const bias = (intent: Intent, weight: number) => {
    // A supposition ("if I cut …") is no command to change something.
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
  // A message of one or two words such as "cash ?" has no room for a second cue.
  const enough = words.length < 3 ? least - 1 : least;
  const found = intents
    .map((intent) => ({ intent, weight: weigh(intent, places) }))
    .map(({ intent, weight }) => ({ intent, weight: weight > 0 ? weight + bias(intent, weight) : 0 }))
    .filter(({ weight }) => weight >= enough)
    .toSorted((a, b) => b.weight - a.weight);
  const [first] = found;
  if (!first) return termsIn(question).length > 0 ? "term" : "unknown";
  // A question with an amount is about a scenario, not about today's runway.
  if (first.intent === "runway" && sums[0] && !sums[0].perMonth && typed.months === null) return "scenario";
  const second = found[1];
  if (first.intent === "term" && second && termsIn(question).length === 0) return second.intent;
  // A greeting before a question is ignored.
  const other = found.find(({ intent }) => intent !== "help");
  return first.intent === "help" && other && other.weight >= least ? other.intent : first.intent;
}

/** Whether a clause continues a supposition: "et que je coupe 1k". */
function supposesMore(piece: Phrase) {
  const { sums, people, percents } = piece.figures;
  const isSaid = namesChange(piece) || namesHire(piece) || namesIncome(piece) || namesFigure(piece);
  return isSaid && (sums.length + percents.length > 0 || people !== null);
}

/** Separators between the questions of a message. */
const ends = /[?!;\n]+|\.\s+|\s*\+\s*(?=\p{L})|\s+(?:et aussi|et|puis|and also|and|also)\s+(?=\S)/iu;
/** Separates listed figures ("mrr, burn, cash"); not used with numbers, where a comma is a decimal. */
const listed = /,\s*/;
const mostQuestions = 3;
/**
 * Maximum phrases per message and words per phrase that are analysed, because longer texts would block the main thread.
 */
const mostPieces = 24;
const mostWords = 400;

/** The questions of a message in order; a phrase without an intent is joined to its neighbour. */
export function understand(typed: string): IntentMatch[] {
  // Runs of spaces are collapsed, because the patterns would backtrack on each of them.
  const message = phraseOf(
    typed
      .replace(/[^\S\n]+/g, " ")
      .replace(/\n\s*/g, "\n")
      .trim(),
  );
  const fitting: Fitting = new Map();
  const whole: IntentMatch = { intent: intentOf(message, fitting), phrase: message };
  // Several terms may be joined by "and" or "then", so such a message is not split.
  if (whole.intent === "bsa-air" || (whole.intent === "term" && termsIn(message).length > 1)) return [whole];
  const pieces = message.text
    .split(ends)
    .flatMap((piece) => (/\d/.test(message.text) ? piece : piece.split(listed)))
    .map((piece) => piece.trim())
    .filter(Boolean)
    .slice(0, mostPieces)
    .map(phraseOf);
  const parts: IntentMatch[] = [];
  for (const phrase of pieces) {
    const intent = intentOf(phrase, fitting);
    const last = parts.at(-1);
    if (last?.intent === "scenario" && !before.includes(intent) && supposesMore(phrase))
      last.phrase = joined(last.phrase, phrase, ",");
    else if (
      !last ||
      (intent !== "unknown" && last.intent !== "unknown" && intent !== last.intent && intent !== "help")
    )
      parts.push({ intent, phrase });
    else {
      last.phrase = joined(last.phrase, phrase);
      last.intent = last.intent === "unknown" || last.intent === "help" ? intentOf(last.phrase, fitting) : last.intent;
    }
  }
  // A scenario's answer includes today's runway, so a separate runway question is dropped.
  const isSupposed = parts.some(({ intent, phrase }) => {
    const { sums, people } = phrase.figures;
    return intent === "scenario" && (sums.length > 0 || people !== null);
  });
  const known = parts.filter(({ intent }) => intent !== "unknown" && !(isSupposed && intent === "runway"));
  if (known.some(({ intent }) => before.includes(intent)) || before.includes(whole.intent))
    return [known.find(({ intent }) => before.includes(intent)) ?? whole];
  return known.length > 1 ? known.slice(0, mostQuestions) : [whole.intent === "unknown" && known[0] ? known[0] : whole];
}
