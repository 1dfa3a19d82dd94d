const space = "[ \\u00A0\\u2007\\u2009\\u202F]";
const gap = "[ \\u00A0\\u2007\\u2009\\u202F'’]";

/** Matches a French or English number in digits, but no date such as 01.10.2026; has no capture group. */
const numberSource = `(?<![\\d·]|\\d[.,])(?:\\d{1,3}(?:(?:${gap}\\d{3}){1,6}(?:[.,]\\d+)?|(?:\\.\\d{3}){1,6}(?:,\\d+)?|(?:,\\d{3}){1,6}(?:\\.\\d+)?)|\\d+(?:[.,]\\d+)?)(?![\\d·]|[.,]\\d)`;

/** Matches before a unit such as "M€", whose numbers are small, so "1.250 M€" has a decimal point. */
const small = `(?=${space}?(?:%|pour\\s?cent|per\\s?cent|percent|(?:x|fois|times|mds?|m|meur|millions?|milliards?|bn|billions?)(?![\\p{L}\\d])|m€|md€))`;
const smallNumber = new RegExp(numberSource + small, "giu");
const anyNumber = new RegExp(numberSource, "giu");

function plainOf(number: string, isSmall: boolean) {
  const joined = number.replace(new RegExp(gap, "gu"), "");
  const isGrouped = isSmall ? /([.,])\d{3}(?:\1\d{3}|[.,])/ : /^[1-9]\d{0,2}([.,])\d{3}(?:\1\d{3})*(?!\d)/;
  const [, sign] = joined === number || /[.,].*[.,]/.test(joined) ? (isGrouped.exec(joined) ?? []) : [];
  const [whole = "", decimals = ""] = (sign ? joined.replaceAll(sign, "") : joined).split(/[.,]/);
  const last = decimals.replace(/(?<!0)0+$/, "");
  return last ? `${whole}·${last}` : whole;
}

const fractions: Record<string, number> = { "½": 1 / 2, "⅓": 1 / 3, "⅔": 2 / 3, "¼": 1 / 4, "¾": 3 / 4 };
const fraction = new RegExp(`(?<![\\d·.,])(\\d{1,4})${space}([1-9])/([2-9])(?!\\d)`, "gu");
const signedFraction = new RegExp(`(?<![\\d·.,])(\\d{1,4})${space}?([½⅓⅔¼¾])`, "gu");
const withFraction = (whole: string, part: number) => `${whole}·${part.toFixed(4).slice(2).replace(/0+$/, "")}`;
/** Matches the ending of an amount without cents, such as "50 000,- €". */
const noCents = new RegExp(`(\\d)[.,][-–—]{1,2}(?=${space}|€|$)`, "gmu");

/** Rewrites "50 000,00 €" as "50000 €" and "12.5%" as "12·5%", so that patterns find no punctuation inside numbers. */
export const withPlainNumbers = (text: string) =>
  text
    .replace(fraction, (_, whole: string, part: string, of: string) => withFraction(whole, Number(part) / Number(of)))
    .replace(signedFraction, (_, whole: string, sign: string) => withFraction(whole, fractions[sign] ?? 0))
    .replace(noCents, "$1")
    .replace(smallNumber, (number) => plainOf(number, true))
    .replace(anyNumber, (number) => plainOf(number, false));

/** Parses a number in the form that withPlainNumbers writes. */
export const numberOf = (plain: string) => Number(plain.replace("·", "."));

/** The pattern of a number in the form that withPlainNumbers writes. It has no capture group. */
export const plainNumber = String.raw`(?<![\d·])\d+(?:·\d+)?(?![\d·])`;

const scales: readonly [RegExp, number][] = [
  [/^(?:k|mille|milliers?|thousand)$/i, 1e3],
  [/^(?:m|millions?)$/i, 1e6],
  [/^(?:mds?|milliards?|bn|billions?)$/i, 1e9],
];
/** The pattern of words and suffixes that multiply the number before them, such as "k" and "millions". */
export const scaleWords = "k|mille|milliers?|thousand|millions?|milliards?|mds?|bn|billions?|m";
export const scaleOf = (word: string | undefined) =>
  scales.find(([words]) => word !== undefined && words.test(word))?.[1] ?? 1;
