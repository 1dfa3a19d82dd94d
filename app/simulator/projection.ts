import type { Lang } from "../../platform/language/language.ts";
import { eurosOf } from "../../platform/language/typed-number.ts";

/** Monthly revenue at the end of the programme divided by today's revenue: low, central and high estimate. */
export type Multiples = { low: number; central: number; high: number };

export type Growth = Multiples & {
  duration: number;
  /** The last month of each phase of the standard plan. */
  phaseEnds: readonly number[];
  /** The percentage of the capital that the founders keep. */
  kept: number;
};

/** Returns the months marked in the drawing: month 0, the months in which a phase ends, and the last month. */
export function stopsOf({ duration, phaseEnds }: Pick<Growth, "duration" | "phaseEnds">) {
  return [0, ...phaseEnds.filter((month) => month > 0 && month < duration), duration];
}

export const exampleRevenue = 10_000;
export const presets = [2_000, 5_000, exampleRevenue, 25_000, 50_000] as const;

const longestRevenue = 12;

/** Matches typed cents: after a dot and, in French, also after a comma. In English a comma separates thousands. */
const cents = { en: /\d(\.\d{0,2})\D*$/, fr: /\d([.,]\d{0,2})\D*$/ };

/** Matches sums with a unit, such as "500k", "1,5 M€" and "2 millions". */
const scaled = /\d\s?(?:k|m|millions?)\s?(?:€|euros?)?\s*$/i;
const scaledOf = (typed: string) => (scaled.test(typed) ? eurosOf(typed) : undefined);

/** Returns the whole euros of a typed sum as digits. Cents are removed. */
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

export function formatThousands(typed: string, lang: Lang) {
  const digits = digitsOf(typed, lang);
  return digits && formats[lang].format(Number(digits));
}

/** Adds thousands separators to a typed sum and keeps its cents, so that further digits extend the cents. */
export function formatTyped(typed: string, lang: Lang) {
  const its = scaledOf(typed) === undefined ? cents[lang].exec(typed)?.[1] : undefined;
  return formatThousands(typed, lang) + (its ?? "");
}

export type Projection = Multiples & { monthly: number };

/**
 * Returns today's monthly revenue and three projections for the end of the programme, in euros. Without typed revenue,
 * all values are 0.
 */
export function project(typed: string, lang: Lang, { low, central, high }: Multiples): Projection {
  const monthly = Number(digitsOf(typed, lang));
  const times = (multiple: number) => Math.round(monthly * multiple);
  return { monthly, low: times(low), central: times(central), high: times(high) };
}
