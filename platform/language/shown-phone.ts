import type { Lang } from "./language.ts";

// France and its overseas departments dial one another's nine digits after a 0.
const french = /^\+(33|262|590|594|596)(\d)(\d\d)(\d\d)(\d\d)(\d\d)$/;
const space = "\u00A0";

/** A stored number as it is read and dialled: in French as in France, in English with its country; others as they are. */
export function shownPhone(stored: string, lang: Lang) {
  const [, country, first = "", second = "", ...pairs] = french.exec(stored) ?? [];
  if (!country) return stored;
  if (lang === "fr") return [`0${first}`, second, ...pairs].join(space);
  return [`+${country}`, ...(country === "33" ? [first, second] : [first + second]), ...pairs].join(space);
}
