import { numberOf, plainNumber, scaleOf, scaleWords, withPlainNumbers } from "../../../platform/language/number.ts";
import { withSpelledDigits } from "../../../platform/language/spelled-number.ts";

/**
 * The numbers in a question: amounts in cents, percentages, months and people. `before` and `after` are the text next
 * to a number.
 */
export type TypedFigures = {
  sums: { cents: number; perMonth: boolean; before: string; after: string }[];
  percents: { value: number; before: string; perMonth: boolean }[];
  months: number | null;
  people: number | null;
  /** A small number without a unit, as in "et avec 3 ?" ("and with 3?"). */
  bare: number | null;
};

export const counted: Record<string, number> = {
  ...{ un: 1, une: 1, one: 1, a: 1, an: 1, deux: 2, two: 2, trois: 3, three: 3, quatre: 4, four: 4, cinq: 5, five: 5 },
  ...{ six: 6, sept: 7, seven: 7, huit: 8, eight: 8, neuf: 9, nine: 9, dix: 10, ten: 10, douze: 12, twelve: 12 },
};

const hires =
  /^(commerc|comercia|sales|dev|ingenieur|engineer|salarie|personne|people|person|hire|embauche|stagiaire|alternant|intern|employe|designer|marketeur|marketer|recrue|profil|rep|reps|cto|product|sdr|bdr|vendeur|freelance|csm|marketing|ops\b|growth|junior|senior|cdi|cdd|apprenti|consultant|account|manager|assistant)/;
export const isHired = (word: string) => hires.test(word);
const hiring = /(?:embauche|embaucher|recrute|recruter|engage|engager|hire|hiring|recruit)\W*$/;

const other = String.raw`\$|£|¥|usd\b|dollars?\b|gbp\b|livres?\b|pounds?\b|chf\b|francs?\b`;
const found = new RegExp(
  `([€$£¥]|\\b(?:eur|usd|gbp|chf)(?=\\s?\\d))?\\s?(${plainNumber})\\s?(?:(${scaleWords})(?![a-z])|(k|m)(?=eur))?\\s?(?:d'\\s?)?(€|eur|euros?|%|pour cent|percent|pourcents?|mois|months?|${other})?(?!\\w)`,
  "giu",
);
/** Amounts in other currencies are ignored, so that they do not count as euros. */
const isOther = new RegExp(`^(?:${other})`);
const monthly =
  /^\W*(?:€|euros?)?\W*(?:(?:de plus|en plus|en moins|de moins|more|less|each|chacun|chacune)\W*)?(?:par mois|\/ ?mois|\/ ?m\b|a month|per month|monthly|mensuels?|\/ ?month|mois\b|chaque mois|every month)/;

const yearly =
  /^\W*(?:€|euros?)?\W*(?:bruts?\W*)?(?:par an\b|\/ ?an\b|l an\b|annuels?|a year|per year|\/ ?y(?:ea)?r\b|yearly|p\.?a\b)/;

export function figuresIn(question: string, folded: string): TypedFigures {
  const bare = question.toLowerCase().replace(/[’‘]/g, "'").normalize("NFD").replace(/\p{M}/gu, "");
  const text = withSpelledDigits(withPlainNumbers(bare));
  const read: TypedFigures = { sums: [], percents: [], months: null, people: null, bare: null };
  for (const match of text.matchAll(found)) {
    const [whole, currency = "", digits = "", word = "", letter = "", unit = ""] = match;
    if (isOther.test(currency) || isOther.test(unit)) continue;
    const by = word || letter;
    const value = numberOf(digits) * scaleOf(by);
    const at = match.index;
    const before = text.slice(Math.max(0, at - 24), at);
    const after = text.slice(at + whole.length, at + whole.length + 32);
    if (/^(%|pour|perc)/.test(unit)) read.percents.push({ value, before, perMonth: monthly.test(after) });
    else if (/^(mois|month)/.test(unit) && !/\d\s?(k|€)/.test(whole)) read.months ??= value;
    else if (by === "" && unit === "" && value <= 50 && (hires.test(after.trim()) || hiring.test(before)))
      read.people ??= value;
    else if (by !== "" || /^(€|eur)/.test(currency + unit) || value >= 100)
      read.sums.push(
        yearly.test(after)
          ? { cents: Math.round((value * 100) / 12), perMonth: true, before, after }
          : { cents: Math.round(value * 100), perMonth: monthly.test(after), before, after },
      );
    else if (!/[a-z]/.test(text[at - 1] ?? "") || /^\s/.test(whole)) read.bare ??= value;
  }
  const words = folded.split(" ");
  if (read.people === null) {
    const at = words.findIndex(
      (word, index) => word in counted && (hires.test(words[index + 1] ?? "") || hiring.test(words[index - 1] ?? "")),
    );
    if (at >= 0) read.people = counted[words[at] ?? ""] ?? null;
    else read.bare ??= counted[words.find((word) => (counted[word] ?? 0) > 1) ?? ""] ?? null;
  }
  if (read.months === null) {
    const at = words.findIndex((word, index) => word in counted && /^(mois|months?)$/.test(words[index + 1] ?? ""));
    if (at >= 0 && !/^(un|une|a|an|one)$/.test(words[at] ?? "")) read.months = counted[words[at] ?? ""] ?? null;
    else if (/\b(un an|one year|a year|1 an|12 mois)\b/.test(folded)) read.months = 12;
  }
  return read;
}
