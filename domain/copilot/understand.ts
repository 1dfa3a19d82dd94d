import { fold } from "../../platform/language/search-text.ts";
import { type Asked, type Intent, intents } from "./intent.ts";
import { termIn } from "./term.ts";
import { isTyped } from "./typo.ts";
import { figuresIn } from "./typed-figures.ts";
import { vocabulary } from "./vocabulary.ts";

type Part = { word: string; isStem: boolean; isExact: boolean };
type Cue = { parts: Part[]; weight: number };

const partOf = (text: string): Part => ({
  word: text.replace(/[*~]$/, ""),
  isStem: text.endsWith("*"),
  isExact: text.endsWith("~"),
});

const cues = Object.fromEntries(
  intents.map((intent) => [
    intent,
    Object.entries(vocabulary[intent]).flatMap(([weight, list]): Cue[] =>
      list.split(", ").map((phrase) => ({ parts: phrase.split(" ").map(partOf), weight: Number(weight) })),
    ),
  ]),
) as Record<Intent, Cue[]>;

/** "lemail" and "jembauche", as one types without looking for the apostrophe. */
const elided = /^(?:[cdjlmnst]|qu)(?=[aeiouyh])/;

function fits(typed: string, part: Part): boolean {
  return isFit(typed, part) || (part.word.length > 4 && elided.test(typed) && isFit(typed.replace(elided, ""), part));
}

function isFit(typed: string, { word, isStem, isExact }: Part) {
  if (isExact) return typed === word;
  if (isStem && word.length >= 3 && typed.startsWith(word)) return true;
  return isTyped(typed, word) || (isStem && typed.length > word.length && isTyped(typed.slice(0, word.length), word));
}

/** Where a cue stands in the words; -1 where it doesn't. */
const placeOf = (cue: Cue, words: readonly string[]) =>
  words.findIndex((_, at) => cue.parts.every((part, next) => fits(words[at + next] ?? "", part)));

/** How much the words say for an intent: each place of theirs counts once, by the most that is said there. */
function weigh(intent: Intent, words: readonly string[]) {
  const said = words.map(() => 0);
  for (const cue of cues[intent]) {
    const at = placeOf(cue, words);
    if (at < 0) continue;
    const weight = cue.weight + (cue.parts.length - 1) * 0.25;
    if ((said[at] ?? 0) < weight) said[at] = weight;
  }
  const [best = 0, ...others] = said.toSorted((a, b) => b - a);
  // A second sign helps; many weak ones don't make a strong one.
  return best + (others[0] ?? 0) * 0.5 + (others[1] ?? 0) * 0.25;
}

/** Whoever asks for somebody else's data, or for an action, is told so before any number is. */
const before: readonly Asked["intent"][] = ["others", "change"];
const least = 3;
/** Whoever says "my" wants their number, not what the word means. */
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

/** What a question asks for; the more particular intent wins where two are as likely. */
function intentOf(question: string): Intent | "unknown" {
  const words = fold(question).split(" ").filter(Boolean);
  const isTheirs = words.some((word) => theirs.has(word));
  const { sums, people } = figuresIn(question);
  const isSupposed = words.some((word) => word === "si" || word === "if") && (sums.length > 0 || people !== null);
  const bias = (intent: Intent) => {
    if (before.includes(intent)) return 1;
    if (intent === "scenario" && isSupposed) return 1.5;
    return intent === "term" && isTheirs ? -3 : 0;
  };
  const found = intents
    .map((intent) => ({ intent, weight: weigh(intent, words) + bias(intent) }))
    .filter(({ weight }) => weight >= least)
    .toSorted((a, b) => b.weight - a.weight);
  const [first] = found;
  if (!first) return termIn(question) ? "term" : "unknown";
  // A greeting in front of a question is not the question.
  const other = found.find(({ intent }) => intent !== "help");
  return first.intent === "help" && other && other.weight >= least ? other.intent : first.intent;
}

/** Where one question of a message may end and another begin. */
const ends = /[?!;\n]+|\.\s+|\s+(?:et aussi|et|puis|and also|and|also|plus)\s+(?=\S)/i;
const mostQuestions = 3;

/** The questions of a message, in its order: what says nothing of its own belongs to its neighbour. */
export function understand(message: string): Asked[] {
  const whole: Asked = { intent: intentOf(message), words: message.trim() };
  // Its terms are told one after the other, with "and" and "then" between them.
  if (whole.intent === "bsa-air") return [whole];
  const pieces = message
    .split(ends)
    .map((piece) => piece.trim())
    .filter(Boolean);
  const parts: Asked[] = [];
  for (const words of pieces) {
    const intent = intentOf(words);
    const last = parts.at(-1);
    if (!last || (intent !== "unknown" && last.intent !== "unknown" && intent !== last.intent && intent !== "help"))
      parts.push({ intent, words });
    else {
      last.words = `${last.words} ${words}`;
      last.intent = last.intent === "unknown" || last.intent === "help" ? intentOf(last.words) : last.intent;
    }
  }
  const known = parts.filter(({ intent }) => intent !== "unknown");
  if (known.some(({ intent }) => before.includes(intent)) || before.includes(whole.intent))
    return [known.find(({ intent }) => before.includes(intent)) ?? whole];
  return known.length > 1 ? known.slice(0, mostQuestions) : [whole.intent === "unknown" && known[0] ? known[0] : whole];
}

const leadsOn = /^(et|and|mais|but|ok|donc|so|sinon|otherwise|plutot|plutôt|what about|how about)\b/i;

/** A question that says nothing alone ("et avec trois ?") asks again what was asked before it. */
export function followUp(asked: readonly Asked[], before: string | undefined): readonly Asked[] {
  const [only] = asked;
  if (asked.length !== 1 || only?.intent !== "unknown" || before === undefined) return asked;
  const isShort = only.words.split(/\s+/).length <= 6;
  if (!leadsOn.test(only.words) && !(isShort && /\d/.test(only.words))) return asked;
  const last = understand(before).at(-1);
  return last && last.intent !== "unknown" ? [{ intent: last.intent, words: only.words }] : asked;
}
