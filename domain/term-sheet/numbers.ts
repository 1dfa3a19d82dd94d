const written: Record<string, number> = {
  ...{ un: 1, une: 1, deux: 2, trois: 3, quatre: 4, cinq: 5, six: 6, sept: 7, huit: 8, neuf: 9, dix: 10, douze: 12 },
  ...{ one: 1, two: 2, three: 3, four: 4, five: 5, seven: 7, eight: 8, nine: 9, ten: 10, twelve: 12 },
  ...{ trente: 30, thirty: 30, quarante: 40, soixante: 60, sixty: 60, ninety: 90, cent: 100 },
};

const words = Object.keys(written).join("|");
const number = `(\\d+(?:[.,]\\d+)?|${words})`;
const valueOf = (text: string) => written[text.toLowerCase()] ?? Number(text.replace(",", "."));

const all = (text: string, pattern: string) =>
  [...text.matchAll(new RegExp(pattern, "giu"))].map(([, found = ""]) => valueOf(found));

/** The largest of the numbers that stand before one of these units; null where there is none. */
const largest = (values: readonly number[]) => (values.length > 0 ? Math.max(...values) : null);

export const percents = (text: string) => all(text, `(?<![\\w.,])${number}\\s*(?:%|pour\\s?cent|per\\s?cent|percent)`);

/** "1x", "2 fois", "two times", "1,5 fois". */
export const multiples = (text: string) => all(text, `(?<![\\w.,])${number}\\s*(?:x\\b|×|fois|times|\\s*time\\b)`);

/** Months, also where years are named. */
export function months(text: string) {
  const inMonths = all(text, `(?<![\\w.,])${number}(?:\\s*\\(\\d+\\))?[\\s-]*(?:mois|months?)`);
  const inYears = all(text, `(?<![\\w.,])${number}(?:\\s*\\(\\d+\\))?[\\s-]*(?:ans?\\b|années|years?)`);
  return largest([...inMonths, ...inYears.map((each) => each * 12)]);
}

/** Days, also where weeks or months are named. */
export function days(text: string) {
  const inDays = all(text, `(?<![\\w.,])${number}(?:\\s*\\(\\d+\\))?[\\s-]*(?:jours?|days?)`);
  const inWeeks = all(text, `(?<![\\w.,])${number}(?:\\s*\\(\\d+\\))?[\\s-]*(?:semaines?|weeks?)`);
  const others = months(text);
  return largest([...inDays, ...inWeeks.map((each) => each * 7), ...(others === null ? [] : [others * 30])]);
}

/** Sums of euros: "20 000 €", "€20,000", "EUR 15.000", "10k€". */
export const euros = (text: string) =>
  [
    ...text.matchAll(
      /(?:€|EUR)\s?(\d{1,3}(?:[ .,\u00A0\u202F]\d{3})+|\d+)\s?(k\b)?|(\d{1,3}(?:[ .,\u00A0\u202F]\d{3})+|\d+)\s?(k)?\s?(?:€|EUR|euros?)/giu,
    ),
  ].map(
    ([, before, beforeK, after, afterK]) =>
      Number((before ?? after ?? "").replace(/[^\d]/g, "")) * ((beforeK ?? afterK) ? 1_000 : 1),
  );
