const ligatures: Record<string, string> = { œ: "oe", æ: "ae", ß: "ss" };
const mostTerms = 8;
const longestTerm = 40;

/** Words without accents, case or punctuation, one space between them. */
export function fold(text: string) {
  return text
    .toLowerCase()
    .replace(/[œæß]/g, (letter) => ligatures[letter] ?? letter)
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
}

/** A text with its thousands written together: "9,900" and "9 900" as 9900. */
export const closedFigures = (text: string) => text.replace(/(\d)[ ,.\u00A0\u202F](?=\d{3}(?!\d))/g, "$1");

/** What something is searched in: a space before each word tells where words begin. */
export const searchText = (texts: readonly string[]) => texts.map((text) => ` ${fold(text)}`).join("");

/** The words that a search text asks for, all of them. */
export const searchTerms = (typed: string) =>
  fold(typed)
    .split(" ")
    .filter(Boolean)
    .slice(0, mostTerms)
    .map((term) => term.slice(0, longestTerm));

/** The index holds three letters at a time. */
export const isShort = (term: string) => term.length < 3;

/**
 * The LIKE patterns that a search text has to meet, all of them. One or two letters are looked for where a word
 * begins: inside words they would be found everywhere, and no index holds them.
 */
export const searchPatterns = (typed: string) =>
  searchTerms(typed).map((term) => (isShort(term) ? `% ${term}%` : `%${term}%`));
