import type { Fitting } from "./cue.ts";
import type { IntentMatch } from "./intent.ts";
import { namesChange, namesFigure, namesHire, namesIncome } from "./change-words.ts";
import { joined, type Phrase, phraseOf } from "./phrase.ts";
import { termsIn } from "./term.ts";
import { before, intentOf } from "./intent-of.ts";

/** Checks whether a clause continues a supposition, as in "et que je coupe 1k" ("and that I cut 1k"). */
function supposesMore(piece: Phrase) {
  const { sums, people, percents } = piece.figures;
  const isSaid = namesChange(piece) || namesHire(piece) || namesIncome(piece) || namesFigure(piece);
  return isSaid && (sums.length + percents.length > 0 || people !== null);
}

const ends = /[?!;\n]+|\.\s+|\s*\+\s*(?=\p{L})|\s+(?:et aussi|et|puis|and also|and|also)\s+(?=\S)/iu;
/** Splits a list of terms; not used in a message with digits, where commas may be decimal separators. */
const listed = /,\s*/;
const mostQuestions = 3;
/**
 * The maximum number of phrases analysed in a message, because longer messages would block the server's main thread.
 */
const mostPieces = 24;

/** Returns the questions of a message in order. A phrase without a recognised intent is joined to its neighbour. */
export function understand(typed: string): IntentMatch[] {
  // Runs of spaces are collapsed, because the patterns would be slow on them (backtracking).
  const message = phraseOf(
    typed
      .replace(/[^\S\n]+/g, " ")
      .replace(/\n\s*/g, "\n")
      .trim(),
  );
  const fitting: Fitting = new Map();
  const whole: IntentMatch = { intent: intentOf(message, fitting), phrase: message };
  // A message about financing terms is not split at "and", because "and" may be part of a term or join two terms.
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
  // The answer about a scenario includes today's runway, so a separate runway question is dropped.
  const isSupposed = parts.some(({ intent, phrase }) => {
    const { sums, people } = phrase.figures;
    return intent === "scenario" && (sums.length > 0 || people !== null);
  });
  const known = parts.filter(({ intent }) => intent !== "unknown" && !(isSupposed && intent === "runway"));
  if (known.some(({ intent }) => before.includes(intent)) || before.includes(whole.intent))
    return [known.find(({ intent }) => before.includes(intent)) ?? whole];
  return known.length > 1 ? known.slice(0, mostQuestions) : [whole.intent === "unknown" && known[0] ? known[0] : whole];
}
