import { fold } from "../../../platform/language/search-text.ts";
import { figuresIn, type TypedFigures } from "./typed-figures.ts";

/** A question, or a piece of one, read once for everything that looks into it. */
export type Phrase = {
  /** As it was typed. */
  text: string;
  /** Without accents, case or punctuation, and its words. */
  folded: string;
  words: readonly string[];
  figures: TypedFigures;
};

const phrase = (text: string, folded: string): Phrase => ({
  ...{ text, folded, words: folded.split(" ").filter(Boolean) },
  figures: figuresIn(text, folded),
});

export const phraseOf = (text: string) => phrase(text, fold(text));

/** Two phrases as one; `between` is the punctuation that stands between them. */
export const joined = (one: Phrase, other: Phrase, between = "") =>
  phrase(`${one.text}${between} ${other.text}`, `${one.folded} ${other.folded}`.trim());

export const noPhrase = phraseOf("");
