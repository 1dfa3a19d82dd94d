import type { Lang } from "../../platform/language/language.ts";
import { eurosOf } from "../../platform/language/typed-number.ts";

/** Monthly revenue at the end of the programme divided by today's, in three cases. */
export type Multiples = { low: number; central: number; high: number };

/** The multiples, with the programme's months. */
export type Growth = Multiples & {
  duration: number;
  /** Last month of each phase of the standard plan. */
  phaseEnds: readonly number[];
  /** Percents of the capital that stay with the founders. */
  kept: number;
};

/** The start, the ends of phases before the last month, and the last month. */
export function stopsOf({ duration, phaseEnds }: Pick<Growth, "duration" | "phaseEnds">) {
  return [0, ...phaseEnds.filter((month) => month > 0 && month < duration), duration];
}

/** The revenue shown while nothing is typed, and the suggested values. */
export const exampleRevenue = 10_000;
export const presets = [2_000, 5_000, exampleRevenue, 25_000, 50_000] as const;

const longestRevenue = 12;

/** Typed cents: after a dot, in French also after a comma. An English comma separates thousands. */
const cents = { en: /\d(\.\d{0,2})\D*$/, fr: /\d([.,]\d{0,2})\D*$/ };

/** Matches sums with a unit, such as "500k", "1,5 M€" and "2 millions". */
const scaled = /\d\s?(?:k|m|millions?)\s?(?:€|euros?)?\s*$/i;
const scaledOf = (typed: string) => (scaled.test(typed) ? eurosOf(typed) : undefined);

/** The whole euros of a typed sum, as digits only; cents are dropped. */
export function digitsOf(typed: string, lang: Lang) {
  const euros = scaledOf(typed);
  if (euros !== undefined) return String(euros);
  const found = cents[lang].exec(typed);
  return (found ? typed.slice(0, found.index + 1) : typed)
    .replace(/\D/g, "")
    .replace(/^0+(?=\d)/, "")
    .slice(0, longestRevenue);
}

const formats = { en: new Intl.NumberFormat("en-GB"), fr: new Intl.NumberFormat("fr-FR") };

/** Whole euros with the language's thousands separators; empty stays empty. */
export function formatThousands(typed: string, lang: Lang) {
  const digits = digitsOf(typed, lang);
  return digits && formats[lang].format(Number(digits));
}

/**
 * The same for a field being typed into, with its cents: if they were dropped, the next digit would be read as euros.
 */
export function formatTyped(typed: string, lang: Lang) {
  const its = scaledOf(typed) === undefined ? cents[lang].exec(typed)?.[1] : undefined;
  return formatThousands(typed, lang) + (its ?? "");
}

export type Projection = Multiples & { monthly: number };

/** Revenue in euros a month at the end of the programme; all zero while nothing is typed. */
export function project(typed: string, lang: Lang, { low, central, high }: Multiples): Projection {
  const monthly = Number(digitsOf(typed, lang));
  const times = (multiple: number) => Math.round(monthly * multiple);
  return { monthly, low: times(low), central: times(central), high: times(high) };
}
