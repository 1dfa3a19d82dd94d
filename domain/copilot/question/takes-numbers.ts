import { isPlainChange } from "./change-in-question.ts";
import type { Question } from "./follow-up.ts";
import type { Intent } from "./intent.ts";
import { capIn } from "./sum-role.ts";
import type { TypedFigures } from "./typed-figures.ts";

/** Intents about a monthly figure; their answers can cover a named month and whether the figure is normal. */
export const ofAMonth: ReadonlySet<Intent> = new Set(["mrr", "cash", "burn", "cac", "churn", "nps", "numbers"]);
export const anyDay = "2000-01-01";

export const hasNone = ({ sums, percents, months, people, bare }: TypedFigures) =>
  sums.length + percents.length === 0 && months === null && people === null && bare === null;

/** Whether the answer uses every number in the question; intents that are not listed use none. */
export const takesNumbers: Partial<Record<Intent, (question: Question) => boolean>> = {
  runway: ({ typed: { sums, percents, people, bare } }) =>
    sums.length + percents.length === 0 && people === null && bare === null,
  scenario: ({ phrase, typed, again = false }) => isPlainChange(phrase, typed, again),
  churn: ({ typed: { percents, ...others } }) => percents.length < 2 && hasNone({ ...others, percents: [] }),
  ltv: ({ phrase, typed: { sums, months, ...others }, again }) =>
    hasNone({ ...others, sums: [], months: again ? null : months }) &&
    (sums.length === 0 || (sums.length === 1 && /\b(?:marge|margin)\b/.test(phrase.folded))),
  "growth-needed": ({ typed: { sums, percents, people, bare } }) =>
    sums.length < 2 &&
    percents.length < 2 &&
    percents.every(({ perMonth }) => perMonth) &&
    people === null &&
    bare === null,
  dilution: ({ phrase, typed: { sums, percents, months, people, bare } }) =>
    sums.length < 3 &&
    percents.length < 2 &&
    (sums.length < 2 || percents.length === 0 || /\b(?:pool|bspce|reserve)\b/.test(phrase.folded)) &&
    months === null &&
    people === null &&
    bare === null,
  "bsa-air": ({ typed: { sums, percents, months, people, bare } }) => {
    const cap = capIn(sums);
    const [amount, ...ofRound] = sums.filter((each) => each !== cap);
    const isRound = ofRound.length === 2 && /\b(?:bsa|air|safe|note|convertible)\b/.test(amount?.before ?? "");
    return (
      percents.length < 2 && (ofRound.length === 0 || isRound) && months === null && people === null && bare === null
    );
  },
  "next-round": ({ typed: { months: _, ...others } }) => hasNone({ ...others, months: null }),
};
