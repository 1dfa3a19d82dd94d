import { fold } from "../../../platform/language/search-text.ts";
import { figuresIn, type TypedFigures } from "./typed-figures.ts";

/** A question or a clause, parsed once for all later steps. */
export type Phrase = {
  text: string;
  /** The text without accents, case and punctuation; `words` is the same text split. */
  folded: string;
  words: readonly string[];
  figures: TypedFigures;
};

const phrase = (text: string, folded: string): Phrase => ({
  ...{ text, folded, words: folded.split(" ").filter(Boolean) },
  figures: figuresIn(text, folded),
});

export const phraseOf = (text: string) => phrase(text, fold(text));

/** Joins two phrases into one; `between` is the punctuation between their texts. */
export const joined = (one: Phrase, other: Phrase, between = "") =>
  phrase(`${one.text}${between} ${other.text}`, `${one.folded} ${other.folded}`.trim());

export const noPhrase = phraseOf("");
