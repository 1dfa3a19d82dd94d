const ligatures: Record<string, string> = { œ: "oe", æ: "ae", ß: "ss" };
const mostTerms = 8;
const longestTerm = 40;

/** Normalises a text to lower-case words without accents or punctuation, separated by single spaces. */
export function fold(text: string) {
  return text
    .toLowerCase()
    .replace(/[œæß]/g, (letter) => ligatures[letter] ?? letter)
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
}

/** Removes thousands separators: "9,900" and "9 900" become "9900". */
export const closedFigures = (text: string) => text.replace(/(\d)[ ,.\u00A0\u202F](?=\d{3}(?!\d))/g, "$1");

/** A space before each word lets a search match the start of a word. */
export const searchText = (texts: readonly string[]) => texts.map((text) => ` ${fold(text)}`).join("");

export const searchTerms = (typed: string) =>
  fold(typed)
    .split(" ")
    .filter(Boolean)
    .slice(0, mostTerms)
    .map((term) => term.slice(0, longestTerm));

/**
 * Checks whether a search word is too short for the trigram index, which can find only words of three or more letters.
 */
export const isShort = (term: string) => term.length < 3;

/** One or two letters match only the start of a word; elsewhere, they would match almost everything. */
export const searchPatterns = (typed: string) =>
  searchTerms(typed).map((term) => (isShort(term) ? `% ${term}%` : `%${term}%`));
