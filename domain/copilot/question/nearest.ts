import type { Lang } from "../../../platform/language/language.ts";
import { placesIn, weigh } from "./cue.ts";
import { keptQuestions, suggestions, type KeptQuestion } from "./kept-question.ts";
import { keptWords as en } from "./kept-question-words.en.ts";
import { keptWords as fr } from "./kept-question-words.fr.ts";
import { type Phrase, phraseOf } from "./phrase.ts";
import { smallWords } from "./small-words.ts";

const words = { en, fr };
const nearest = 3;
const ids = Object.keys(keptQuestions) as KeptQuestion[];

const isSaying = (word: string) =>
  word.length > 2 && !smallWords.has(word) && !/^(?:combien|how|much|many)$/.test(word);

export function nearestQuestions(question: Phrase, lang: Lang): string[] {
  const places = placesIn(question.words, new Map());
  const own = new Set(question.words.filter(isSaying));
  const likeness = (id: KeptQuestion) =>
    weigh(keptQuestions[id], places) + phraseOf(words[lang][id]).words.filter((word) => own.has(word)).length;
  const found = ids
    .map((id) => ({ id, likeness: likeness(id) }))
    .filter((each) => each.likeness > 0)
    .toSorted((a, b) => b.likeness - a.likeness)
    .map(({ id }) => id);
  const ofEach = found.filter((id, at) => found.findIndex((one) => keptQuestions[one] === keptQuestions[id]) === at);
  return [...new Set([...ofEach, ...suggestions])].slice(0, nearest).map((id) => words[lang][id]);
}
