import type { Lang } from "../../platform/language/language.ts";
import { eurosOf } from "../../platform/language/typed-number.ts";

/** Monthly revenue at the end of the programme divided by today's, in three cases. */
export type Multiples = { low: number; central: number; high: number };

/** The multiples with the months that they take. */
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

/** What is shown while nothing is typed, and what one can begin with. */
export const exampleRevenue = 10_000;
export const presets = [2_000, 5_000, exampleRevenue, 25_000, 50_000] as const;

const longestRevenue = 12;

/** Cents as somebody types them: after a dot, in French after a comma too. An English comma parts thousands. */
const cents = { en: /\d(\.\d{0,2})\D*$/, fr: /\d([.,]\d{0,2})\D*$/ };

/** "500k", "1,5 M€" and "2 millions" are the sums that they say. */
const scaled = /\d\s?(?:k|m|millions?)\s?(?:€|euros?)?\s*$/i;
const scaledOf = (typed: string) => (scaled.test(typed) ? eurosOf(typed) : undefined);

/** The whole euros of what was typed: everything but its digits is gone, and so are its cents. */
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

/** The same for a field being typed into: without its cents the next digit would be one of the euros. */
export function formatTyped(typed: string, lang: Lang) {
  const its = scaledOf(typed) === undefined ? cents[lang].exec(typed)?.[1] : undefined;
  return formatThousands(typed, lang) + (its ?? "");
}

export type Projection = Multiples & { monthly: number };

/** Euros a month at the end of the programme; all zero while nothing is typed. */
export function project(typed: string, lang: Lang, { low, central, high }: Multiples): Projection {
  const monthly = Number(digitsOf(typed, lang));
  const times = (multiple: number) => Math.round(monthly * multiple);
  return { monthly, low: times(low), central: times(central), high: times(high) };
}
