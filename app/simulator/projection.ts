import type { Lang } from "../../platform/language/language.ts";

/** Monthly revenue at month 18 divided by today's, in three cases. */
export type Multiples = { low: number; central: number; high: number };

const longestRevenue = 12;

/** Cents as somebody types them: after a dot, in French after a comma too. An English comma parts thousands. */
const cents = { en: /\d(\.\d{0,2})\D*$/, fr: /\d([.,]\d{0,2})\D*$/ };

/** The whole euros of what was typed: everything but its digits is gone, and so are its cents. */
export function digitsOf(typed: string, lang: Lang) {
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
  return formatThousands(typed, lang) + (cents[lang].exec(typed)?.[1] ?? "");
}

export type Projection = Multiples & { monthly: number };

/** Euros a month at month 18; all zero while nothing is typed. */
export function project(typed: string, lang: Lang, { low, central, high }: Multiples): Projection {
  const monthly = Number(digitsOf(typed, lang));
  const times = (multiple: number) => Math.round(monthly * multiple);
  return { monthly, low: times(low), central: times(central), high: times(high) };
}
