import type { Lang } from "./language.ts";

// Within France and its overseas departments, people dial 0 and the last nine digits.
const french = /^\+(33|262|590|594|596)(\d)(\d\d)(\d\d)(\d\d)(\d\d)$/;
const space = "\u00A0";

/**
 * A stored number for display: in French the national form, in English with the country code; foreign numbers
 * unchanged.
 */
export function shownPhone(stored: string, lang: Lang) {
  const [, country, first = "", second = "", ...pairs] = french.exec(stored) ?? [];
  if (!country) return stored;
  if (lang === "fr") return [`0${first}`, second, ...pairs].join(space);
  return [`+${country}`, ...(country === "33" ? [first, second] : [first + second]), ...pairs].join(space);
}
