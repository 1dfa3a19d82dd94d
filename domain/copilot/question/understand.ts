import type { Fitting } from "./cue.ts";
import type { IntentMatch } from "./intent.ts";
import { namesChange, namesFigure, namesHire, namesIncome } from "./change-words.ts";
import { joined, type Phrase, phraseOf } from "./phrase.ts";
import { termsIn } from "./term.ts";
import { before, intentOf } from "./intent-of.ts";

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
