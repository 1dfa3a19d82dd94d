/** The largest accepted amount in cents: one billion (1,000,000,000) euros. */
const mostCents = 1e11;

const euro = "(?:€|eur(?:os?)?)";
const sum = new RegExp(
  `^([+-]?) ?(?:([km]?)(?:€|eur) ?)?([+-]?) ?(\\d[\\d., ']*?) ?([km]|millions?)? ?(?:d' ?)?(?:([km])?${euro})?$`,
  "i",
);
const percents = /^%? ?(\d{1,3}(?:[.,]\d{1,3})?) ?(?:%|pour ?cent|per ?cent)?$/i;

/** The HTML `pattern` of an amount field, which accepts everything that may be an amount in euros. */
export const eurosPattern = String.raw`\s*\+?\s*(?:[kKmM]?(?:€|[eE][uU][rR])\s*)?\d[\d.,\s'’]*(?:[kKmM]|[mM]illions?)?\s*(?:d['’]\s*)?(?:€|[eE][uU][rR](?:[oO][sS]?)?)?\s*`;

const plain = (typed: string) => typed.trim().replace(/\s+/g, " ").replace(/[’‘]/g, "'").replace(/[−–]/g, "-");

/** Parses a number whose digits may be grouped in threes; returns undefined if the number is invalid or ambiguous. */
function numberOf(digits: string, scale: number) {
  const decimals = scale === 1 ? "{1,2}" : "{1,6}";
  const threes = (apart: string, sign: string, least: number) =>
    new RegExp(`^[1-9]\\d{0,2}(?:${apart}\\d{3}){${least},}(?:${sign}\\d${decimals})?$`).test(digits);
  // "1,250" has a thousands separator and "1,250 M" a decimal one; "1,250k" could be either and is refused.
  const isEither = scale > 1 && /^\d{1,3}[.,]\d{3}$/.test(digits);
  if (isEither && scale === 1_000) return undefined;
  if (threes(" ", "[.,]", 1) || threes("'", "[.,]", 1)) return Number(digits.replace(/[ ']/g, "").replace(",", "."));
  if (!isEither && threes("\\.", ",", 1)) return Number(digits.replaceAll(".", "").replace(",", "."));
  if (!isEither && threes(",", "\\.", 1)) return Number(digits.replaceAll(",", ""));
  return new RegExp(`^\\d+(?:[.,]\\d${decimals})?$`).test(digits) ? Number(digits.replace(",", ".")) : undefined;
}

const scaleOf = (letter: string) => (letter === "" ? 1 : letter.startsWith("k") ? 1_000 : 1_000_000);

/** Returns cents for "12.300,50 €", "€500k" or "2 millions d’euros"; undefined for other text or another currency. */
export function centsOf(typed: string): number | undefined {
  const [, sign, before = "", inner, digits, behind = "", last = ""] = sum.exec(plain(typed)) ?? [];
  const scales = [before, behind, last].filter(Boolean);
  if (digits === undefined || scales.length > 1 || (sign && inner)) return undefined;
  const scale = scaleOf((scales[0] ?? "").toLowerCase());
  const cents = Math.round((numberOf(digits, scale) ?? Number.NaN) * scale * 100);
  if (!(cents <= mostCents)) return undefined;
  return (sign || inner) === "-" && cents > 0 ? -cents : cents;
}

/** Parses an amount and returns whole euros; returns undefined if the amount is invalid or negative. */
export function eurosOf(typed: string): number | undefined {
  const cents = centsOf(typed);
  return cents === undefined || cents < 0 ? undefined : Math.round(cents / 100);
}

/** Parses a percentage with at most three decimals; undefined for invalid text and for percentages above 100. */
export function percentOf(typed: string): number | undefined {
  const [, digits] = percents.exec(plain(typed)) ?? [];
  const percent = digits === undefined ? Number.NaN : Number(digits.replace(",", "."));
  return percent <= 100 ? percent : undefined;
}

/**
 * Parses a whole number, with or without thousands separators. Returns undefined for invalid text and for numbers not
 * between `least` and `most`.
 */
export function wholeOf(typed: string, least: number, most: number): number | undefined {
  const [, sign, digits = ""] = /^([+-]?) ?(.*)$/.exec(plain(typed)) ?? [];
  const number = numberOf(digits, 1) ?? Number.NaN;
  const whole = sign === "-" ? -number : number;
  return Number.isInteger(whole) && whole >= least && whole <= most ? whole + 0 : undefined;
}
