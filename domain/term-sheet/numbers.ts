const written: Record<string, number> = {
  ...{ un: 1, une: 1, deux: 2, trois: 3, quatre: 4, cinq: 5, six: 6, sept: 7, huit: 8, neuf: 9, dix: 10, douze: 12 },
  ...{ quinze: 15, "dix-huit": 18, vingt: 20, "vingt-quatre": 24, trente: 30, "trente-six": 36, quarante: 40 },
  ...{ "quarante-cinq": 45, "quarante-huit": 48, cinquante: 50, soixante: 60, "soixante-quinze": 75 },
  ...{ "quatre-vingt-dix": 90, cent: 100, one: 1, two: 2, three: 3, four: 4, five: 5, seven: 7, eight: 8, nine: 9 },
  ...{ ten: 10, twelve: 12, fifteen: 15, eighteen: 18, twenty: 20, "twenty-four": 24, thirty: 30, "thirty-six": 36 },
  ...{ forty: 40, "forty-five": 45, "forty-eight": 48, fifty: 50, sixty: 60, "seventy-five": 75, ninety: 90 },
};

// The longest first: "dix-huit" is not ten.
const words = Object.keys(written)
  .toSorted((a, b) => b.length - a.length)
  .join("|");
const start = "(?<![\\w.,]|\\w-)";
const number = `(\\d+(?:[.,]\\d+)?|${words})`;
const again = "(?:\\s*\\([^)]{1,20}\\))?";
const valueOf = (text: string) => written[text.toLowerCase()] ?? Number(text.replace(",", "."));

const all = (text: string, pattern: string) =>
  [...text.matchAll(new RegExp(pattern, "giu"))].map(([, found = ""]) => valueOf(found));

/** The largest of the numbers that stand before one of these units; null where there is none. */
const largest = (values: readonly number[]) => (values.length > 0 ? Math.max(...values) : null);

export const percents = (text: string) => all(text, `${start}${number}\\s*(?:%|pour\\s?cent|per\\s?cent|percent)`);

/** "1x", "2 fois", "two times", "1,5 fois". */
export const multiples = (text: string) => all(text, `${start}${number}\\s*(?:x\\b|×|fois|times|\\s*time\\b)`);

/** Months, also where years are named. */
export function months(text: string) {
  const inMonths = all(text, `${start}${number}${again}[\\s-]*(?:mois|months?)`);
  const inYears = all(text, `${start}${number}${again}[\\s-]*(?:ans?\\b|ann[ée]es|years?)`);
  return largest([...inMonths, ...inYears.map((each) => each * 12)]);
}

/** Days, also where weeks or months are named. */
export function days(text: string) {
  const inDays = all(text, `${start}${number}${again}[\\s-]*(?:jours?|days?)`);
  const inWeeks = all(text, `${start}${number}${again}[\\s-]*(?:semaines?|weeks?)`);
  const others = months(text);
  return largest([...inDays, ...inWeeks.map((each) => each * 7), ...(others === null ? [] : [others * 30])]);
}

/** "trois sièges sur cinq", "five directors, three of them": a part, its whole, and what is said of them. */
export function shares(text: string) {
  const seats = "(?:membres?|si[eè]ges?|administrateurs?|directors?|members?|seats?)";
  const parts = `${start}${number}\\s(?:${seats}\\s)?(?:sur|of|out of)\\s(?:the\\s)?${number}`;
  const wholes = `${start}${number}\\s${seats},?\\s(?:dont|with|of whom)?\\s?${number}`;
  const found = (pattern: string) => [...text.matchAll(new RegExp(pattern, "giu"))];
  const told = (match: RegExpExecArray, part: string, whole: string) => ({
    part: valueOf(part),
    whole: valueOf(whole),
    before: text.slice(0, match.index),
    after: text.slice(match.index + match[0].length),
  });
  return [
    ...found(parts).map((match) => told(match, match[1]!, match[2]!)),
    ...found(wholes).map((match) => told(match, match[2]!, match[1]!)),
  ];
}

// No sum has more digits: a longer run of them must not be tried from each of its places to its end.
const sum = "(\\d{1,3}(?:[ .,\\u00A0\\u202F]\\d{3}){1,6}|\\d{1,15}(?:[.,]\\d{1,2})?)";
const unit = "(k|m(?:illions?)?)";
const money = new RegExp(
  `(?:€|EUR)\\s?${sum}(?:\\s?${unit}\\b)?|${sum}\\s?${unit}?\\s?(?:d'|of )?(?:€|EUR|euros?)`,
  "giu",
);
const scale = (letter: string | undefined) => (letter ? (/^k/i.test(letter) ? 1_000 : 1_000_000) : 1);
const amountOf = (text: string) =>
  /[.,]\d{1,2}$/.test(text) ? Number(text.replace(",", ".")) : Number(text.replace(/\D/g, ""));

/** Sums of euros: "20 000 €", "€20,000", "EUR 15.000", "10k€", "€1.3m", "2,5 M€". */
export const euros = (text: string) =>
  [...text.matchAll(money)].map(
    ([, before, beforeUnit, after, afterUnit]) =>
      amountOf(before ?? after ?? "") * scale(before === undefined ? afterUnit : beforeUnit),
  );
