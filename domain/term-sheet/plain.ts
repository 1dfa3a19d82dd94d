import { withPlainNumbers } from "../../platform/language/number.ts";
import { withSpelledDigits } from "../../platform/language/spelled-number.ts";

const withoutAccents = (text: string) => text.normalize("NFD").replace(/\p{M}/gu, "");

/**
 * Normalises a term sheet's text: removes accents, curly apostrophes and ligatures, and writes spelled-out digits as
 * digits.
 */
export const plain = (text: string) =>
  withSpelledDigits(
    withPlainNumbers(
      withoutAccents(text)
        .replace(/[\uFB00-\uFB06]/g, (ligature) => ligature.normalize("NFKC"))
        .replace(/[\u00AD\u200B-\u200D\u2060\uFEFF]/g, "")
        .replace(/[’‘`]/g, "'")
        .replace(/[\u00A0\u202F\u2007\u2009]/g, " ")
        .replace(/[‐‑]|(?<=\p{L})[–—−](?=\p{L})/gu, "-"),
    ),
  );

/** Compiles a pattern that may be written with accents, for matching text normalised by `plain`. */
export const wording = (pattern: RegExp) => new RegExp(withoutAccents(pattern.source), "iu");

/** Words such as "non" or "post" keep a hyphen at the end of a line. */
const hyphened =
  /(?:^|[^\p{L}])(?:non|un|anti|pre|pré|post|pro|co|sous|sur|full|fully|drag|tag|lock|good|bad|weighted|down|follow|first|last|two|three|one|deux|trois|quatre|quote|intra|inter|carve|buy|call|put|earn|long|short|half|demi|ci|au|par|peut|lui|elle|eux|celui|celle|ceux|c|no|self|stock|share|price|day|to|super|mid|cash|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|vingt|trente|quarante|cinquante|soixante|dix|cent|bad|semi|year|month|six|one|plus|moins)$/iu;

/** Repairs text extracted from a PDF: joins words and numbers that were split at the end of a line. */
export const unbroken = (sheet: string) =>
  sheet
    .replace(/([\p{L}-]{1,30})(?:\u00AD|[-‐‑])[ \t]*(?:\r\n|\r|\n)[ \t]*(?=\p{L})/gu, (cut, before: string) =>
      /\u00AD/.test(cut) || !hyphened.test(before) ? before : `${before}-`,
    )
    .replace(/(\d)[ \t\u00A0\u202F]*(?:\r\n|\r|\n)[ \t]*(?=0\d{2}(?!\d))/gu, "$1\u00A0");
