import { type Intent, intents } from "./intent.ts";
import { termNames } from "./term.ts";
import { isTyped } from "./typo.ts";
import { vocabulary } from "./vocabulary.ts";

type Part = { text: string; word: string; isStem: boolean; isExact: boolean };
type Cue = { parts: string[]; weight: number };

const partOf = (text: string): Part => ({
  text,
  word: text.replace(/[*~]$/, ""),
  isStem: text.endsWith("*"),
  isExact: text.endsWith("~"),
});

const cues = Object.fromEntries(
  intents.map((intent) => [
    intent,
    [
      ...Object.entries(vocabulary[intent]),
      ...(intent === "term" ? termNames.map((name) => ["0", name] as const) : []),
    ].flatMap(([weight, list]): Cue[] =>
      list.split(", ").map((phrase) => ({ parts: phrase.split(" "), weight: Number(weight) })),
    ),
  ]),
) as Record<Intent, Cue[]>;

/** The words are grouped by first letter, because a typed word is only compared with words of that letter. */
const partsBy = Map.groupBy(
  [...new Set(Object.values(cues).flatMap((list) => list.flatMap(({ parts }) => parts)))].map(partOf),
  ({ word }) => word[0],
);

/** A French pronoun or article joined to the next word without an apostrophe, as in "lemail" or "jembauche". */
const elided = /^(?:[cdjlmnst]|qu)(?=[aeiouyh])/;

function isFit(typed: string, { word, isStem, isExact }: Part) {
  if (isExact) return typed === word;
  if (isStem && word.length >= 3 && typed.startsWith(word)) return true;
  return isTyped(typed, word) || (isStem && typed.length > word.length && isTyped(typed.slice(0, word.length), word));
}

function partsOf(typed: string): string[] {
  const bare = typed.replace(elided, "");
  const own = (partsBy.get(typed[0]) ?? []).filter((part) => isFit(typed, part));
  const behind = bare === typed ? [] : (partsBy.get(bare[0]) ?? []);
  return [...own, ...behind.filter((part) => part.word.length > 4 && isFit(bare, part))].map(({ text }) => text);
}

export type Fitting = Map<string, ReadonlySet<string>>;

/** `fits`: the keywords that each word matches; `at`: the positions of each keyword. */
export type Places = { fits: readonly ReadonlySet<string>[]; at: Map<string, number[]> };

export function placesIn(words: readonly string[], fitting: Fitting): Places {
  const at: Places["at"] = new Map();
  const fits = words.map((word, place) => {
    const known = fitting.get(word) ?? new Set(partsOf(word));
    fitting.set(word, known);
    for (const part of known) {
      const places = at.get(part) ?? [];
      places.push(place);
      at.set(part, places);
    }
    return known;
  });
  return { fits, at };
}

const placeOf = ({ parts: [first = "", ...others] }: Cue, { fits, at }: Places) =>
  at.get(first)?.find((place) => others.every((part, next) => fits[place + next + 1]?.has(part)));

export function placesOf(intent: Intent, { fits, at }: Places) {
  const found = new Set<number>();
  for (const { parts } of cues[intent])
    for (const place of at.get(parts[0] ?? "") ?? [])
      if (parts.every((part, next) => fits[place + next]?.has(part)))
        for (const next of parts.keys()) found.add(place + next);
  return found;
}

/** If several cues begin at the same position, only the strongest of them counts. */
export function weigh(intent: Intent, places: Places) {
  const weights = places.fits.map(() => 0);
  for (const cue of cues[intent]) {
    const at = cue.weight > 0 ? placeOf(cue, places) : undefined;
    if (at === undefined) continue;
    const weight = cue.weight + (cue.parts.length - 1) * 0.25;
    if ((weights[at] ?? 0) < weight) weights[at] = weight;
  }
  const [best = 0, ...others] = weights.toSorted((a, b) => b - a);
  // Only the three strongest cues count, with decreasing weight, so that many weak cues do not outweigh a strong cue.
  return best + (others[0] ?? 0) * 0.5 + (others[1] ?? 0) * 0.25;
}
