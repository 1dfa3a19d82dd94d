import type { Lang } from "./language.ts";

// Matches numbers of France and its overseas departments, which people there dial as 0 and the last nine digits.
const french = /^\+(33|262|590|594|596)(\d)(\d\d)(\d\d)(\d\d)(\d\d)$/;
const space = "\u00A0";

/**
 * Formats a stored phone number: French numbers in the national form for French pages and with the country code for
 * English pages. Foreign numbers are not changed.
 */
export function shownPhone(stored: string, lang: Lang) {
  const [, country, first = "", second = "", ...pairs] = french.exec(stored) ?? [];
  if (!country) return stored;
  if (lang === "fr") return [`0${first}`, second, ...pairs].join(space);
  return [`+${country}`, ...(country === "33" ? [first, second] : [first + second]), ...pairs].join(space);
}
