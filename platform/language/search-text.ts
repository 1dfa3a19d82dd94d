const ligatures: Record<string, string> = { œ: "oe", æ: "ae", ß: "ss" };
const mostTerms = 8;
const longestTerm = 40;

/** Lower-case words without accents or punctuation, separated by single spaces. */
export function fold(text: string) {
  return text
    .toLowerCase()
    .replace(/[œæß]/g, (letter) => ligatures[letter] ?? letter)
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
}

/** Removes thousands separators: "9,900" and "9 900" give 9900. */
export const closedFigures = (text: string) => text.replace(/(\d)[ ,.\u00A0\u202F](?=\d{3}(?!\d))/g, "$1");

/** The searchable form of texts: a space before each word marks where words begin. */
export const searchText = (texts: readonly string[]) => texts.map((text) => ` ${fold(text)}`).join("");

/** The words of a search text; all must match. */
export const searchTerms = (typed: string) =>
  fold(typed)
    .split(" ")
    .filter(Boolean)
    .slice(0, mostTerms)
    .map((term) => term.slice(0, longestTerm));

/** The index is of trigrams, so it cannot find shorter words. */
export const isShort = (term: string) => term.length < 3;

/**
 * The LIKE patterns of a search text; all must match. One or two letters match only the start of a word: inside words
 * they would match almost everything, and the trigram index cannot find them.
 */
export const searchPatterns = (typed: string) =>
  searchTerms(typed).map((term) => (isShort(term) ? `% ${term}%` : `%${term}%`));
