import type { TypedFigures } from "./typed-figures.ts";

type Sum = TypedFigures["sums"][number];

const isPre = ({ before, after }: Sum) =>
  /\b(?:valo|valuation|pre.?money|pre|cap(?:italis)?|a|at|sur|on a)\s*(?:de|d|of)?\W*$/.test(before) ||
  /^\W*(?:de\s)?(?:pre|valo|post)/.test(after);

/** Returns the amount next to the word "cap", as in "cap 2M" or "2M de cap", or null. */
export const capIn = (sums: readonly Sum[]) =>
  sums.find(({ before }) => /(?:cap|plafond|plafonn\w*)\W*(?:a|de|d|of|at)?\W*$/.test(before)) ??
  sums.find(({ after }) => /^\W*(?:de\s)?(?:cap\b|plafond\w*)(?!\W*(?:a|de|of|at)?\W*[€$£]?\d)/.test(after)) ??
  null;

/** Returns the amount raised and the pre-money valuation, or null if the round is implausible. */
export function roundIn(sums: readonly Sum[]) {
  const [one, other] = sums;
  if (!one || !other) return null;
  const [pre, raised] =
    isPre(one) && !isPre(other)
      ? [one, other]
      : isPre(other) && !isPre(one)
        ? [other, one]
        : one.cents > other.cents
          ? [one, other]
          : [other, one];
  const isPost = /^\W*(?:de\s)?post/.test(pre.after) || /post.?money\W*(?:de|d|of|a)?\W*$/.test(pre.before);
  const before = isPost ? pre.cents - raised.cents : pre.cents;
  return before > 0 && raised.cents > 0 ? { pre: before, raised: raised.cents } : null;
}

/** An amount in `by` replaces the earlier amount with the same role, or is added. */
export function corrected(sums: readonly Sum[], by: readonly Sum[]) {
  const roleOf = (sum: Sum, all: readonly Sum[]) => (capIn(all) === sum ? "cap" : isPre(sum) ? "pre" : "sum");
  const left = [...sums];
  for (const sum of by) {
    const at = left.findIndex((each) => !by.includes(each) && roleOf(each, sums) === roleOf(sum, by));
    left.splice(at < 0 ? left.length : at, at < 0 ? 0 : 1, sum);
  }
  return left;
}
