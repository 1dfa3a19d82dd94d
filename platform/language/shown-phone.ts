import type { Lang } from "./language.ts";

// Matches numbers of France and its overseas departments, which people there dial as 0 and the last nine digits.
const french = /^\+(33|262|590|594|596)(\d)(\d\d)(\d\d)(\d\d)(\d\d)$/;
const space = "\u00A0";

/** French numbers are shown in the national form on French pages, with the country code on English ones. */
export function shownPhone(stored: string, lang: Lang) {
  const [, country, first = "", second = "", ...pairs] = french.exec(stored) ?? [];
  if (!country) return stored;
  if (lang === "fr") return [`0${first}`, second, ...pairs].join(space);
  return [`+${country}`, ...(country === "33" ? [first, second] : [first + second]), ...pairs].join(space);
}
