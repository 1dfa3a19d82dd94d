import { numberOf, plainNumber, scaleOf, scaleWords } from "../../platform/language/number.ts";
import { plain } from "./plain.ts";

/** Numbers up to twelve written as words; contracts write larger numbers in digits. */
const written: Record<string, number> = {
  ...{ un: 1, une: 1, deux: 2, trois: 3, quatre: 4, cinq: 5, six: 6, sept: 7, huit: 8, neuf: 9, dix: 10, onze: 11 },
  ...{ douze: 12, one: 1, two: 2, three: 3, four: 4, five: 5, seven: 7, eight: 8, nine: 9, ten: 10, eleven: 11 },
  ...{ twelve: 12 },
};

const words = Object.keys(written).join("|");
const start = "(?<![\\w·]|\\w-)";
/** The number in brackets in "cinq mille (5 000)" must not count as a second number. */
const again = "(?:\\s*\\([^)]{1,40}\\))?";
const number = `(${plainNumber}|${words})`;
const valueOf = (text: string) => written[text.toLowerCase()] ?? numberOf(text);

const all = (text: string, pattern: string) =>
  [...plain(text).matchAll(new RegExp(pattern, "giu"))].map(([, found = ""]) => valueOf(found));

const largest = (values: readonly number[]) => (values.length > 0 ? Math.max(...values) : null);

export const percents = (text: string) =>
  all(text, `${start}${number}${again}\\s*(?:%|pour\\s?cent|per\\s?cent|percent)`);

/** Finds multiples such as "1x", "2 fois", "two times" or "1,5 fois". */
export const multiples = (text: string) => all(text, `${start}${number}${again}\\s*(?:x\\b|×|fois|times|\\s*time\\b)`);

/** Returns the longest duration in the text, in months; years are converted. */
export function months(text: string) {
  const inMonths = all(text, `${start}${number}${again}[\\s-]*(?:mois|months?)`);
  const inYears = all(text, `${start}${number}${again}[\\s-]*(?:ans?\\b|ann[ée]es|years?)`);
  return largest([...inMonths, ...inYears.map((each) => each * 12)]);
}

/** Returns the longest duration in the text, in days; weeks and months are converted. */
export function days(text: string) {
  const inDays = all(text, `${start}${number}${again}[\\s-]*(?:jours?|days?)`);
  const inWeeks = all(text, `${start}${number}${again}[\\s-]*(?:semaines?|weeks?)`);
  const others = months(text);
  return largest([...inDays, ...inWeeks.map((each) => each * 7), ...(others === null ? [] : [others * 30])]);
}

/** Finds fractions such as "trois sièges sur cinq" or "five directors, three of them". */
export function shares(text: string) {
  const seats = "(?:membres?|si[eè]ges?|administrateurs?|directors?|members?|seats?)";
  const parts = `${start}${number}${again}\\s(?:${seats}\\s)?(?:sur|of|out of)\\s(?:the\\s)?${number}`;
  const wholes = `${start}${number}${again}\\s${seats},?\\s(?:dont|with|of whom)?\\s?${number}`;
  const found = (pattern: string) => [...text.matchAll(new RegExp(pattern, "giu"))];
  const shareIn = (match: RegExpExecArray, part: string, whole: string) => ({
    part: valueOf(part),
    whole: valueOf(whole),
    before: text.slice(0, match.index),
    after: text.slice(match.index + match[0].length),
  });
  return [
    ...found(parts).map((match) => shareIn(match, match[1]!, match[2]!)),
    ...found(wholes).map((match) => shareIn(match, match[2]!, match[1]!)),
  ];
}

const scale = `(${scaleWords})(?![\\p{L}\\d])`;
const glued = "(k|m)";
const money = new RegExp(
  `${glued}?(?:€|EUR\\s|EUR(?=\\d))\\s?(${plainNumber})(?:\\s?${scale})?|${start}${number}${again}(?:\\s?${scale}|\\s?${glued}(?=€|EUR))?\\s?(?:d'|of )?(?:€|EUR(?!\\p{L})|euros?(?!\\p{L}))`,
  "giu",
);

/** Finds amounts in euros, such as "20 000 €", "10k€" or "cinq mille (5 000) euros". */
export const euros = (text: string) =>
  [...plain(text).matchAll(money)].map(
    ([, unitBefore, behind, behindScale, before, beforeScale, unit]) =>
      valueOf(behind ?? before ?? "") * scaleOf(unitBefore ?? behindScale ?? beforeScale ?? unit),
  );
