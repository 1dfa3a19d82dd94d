import type { Lang } from "../../platform/language/language.ts";

/** Month-18 revenue is the monthly revenue times 4; the programme's stated range is 3 to 5 times. */
export const multiples = { low: 3, central: 4, high: 5 } as const;

const longestRevenue = 12;

/** What was typed with everything but its digits gone. */
export function digitsOf(typed: string) {
  return typed
    .replace(/\D/g, "")
    .replace(/^0+(?=\d)/, "")
    .slice(0, longestRevenue);
}

const formats = { en: new Intl.NumberFormat("en-GB"), fr: new Intl.NumberFormat("fr-FR") };

/** Digits with the language's thousands separators; empty stays empty. */
export function formatThousands(typed: string, lang: Lang) {
  const digits = digitsOf(typed);
  return digits && formats[lang].format(Number(digits));
}

export type Projection = { monthly: number; low: number; central: number; high: number };

/** Euros a month at month 18; all zero while nothing is typed. */
export function project(typed: string): Projection {
  const monthly = Number(digitsOf(typed));
  return {
    monthly,
    low: monthly * multiples.low,
    central: monthly * multiples.central,
    high: monthly * multiples.high,
  };
}
