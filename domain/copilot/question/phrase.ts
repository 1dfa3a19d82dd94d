import { fold } from "../../../platform/language/search-text.ts";
import { figuresIn, type TypedFigures } from "./typed-figures.ts";

export type Phrase = {
  text: string;
  /** The text in lower case without accents and punctuation; `words` is the same text split into words. */
  folded: string;
  words: readonly string[];
  figures: TypedFigures;
};

const phrase = (text: string, folded: string): Phrase => ({
  ...{ text, folded, words: folded.split(" ").filter(Boolean) },
  figures: figuresIn(text, folded),
});

export const phraseOf = (text: string) => phrase(text, fold(text));

export const joined = (one: Phrase, other: Phrase, between = "") =>
  phrase(`${one.text}${between} ${other.text}`, `${one.folded} ${other.folded}`.trim());

export const noPhrase = phraseOf("");
