export type Given = { file: string; reviewer: string; score: number };

/** A corrected score is a reviewer's score minus the reviewer's leniency; `gap` is in whole points. */
export type Ranked = {
  file: string;
  corrected: number;
  raw: number;
  gap: number;
  given: { reviewer: string; score: number; corrected: number }[];
  /** The application's rank by corrected score, 1 for the best; `rawPlace` is the rank by the scores as submitted. */
  place: number;
  rawPlace: number;
};

/** The estimate treats each reviewer as having given this many additional reviews without any leniency. */
const lambda = 2;
/** The minimum number of reviews for a leniency correction. With fewer reviews, the estimate is too uncertain. */
const fewest = 5;
/** If an application's scores differ by at least this many points, a person must look at the application again. */
const lookAgainFrom = 20;

export const needsLook = ({ gap }: Pick<Ranked, "gap">) => gap >= lookAgainFrom;

/** Rounds a number, because equal sums can differ in the last digits if their terms are added in another order. */
const settled = (number: number) => Math.round(number * 1e6) / 1e6;

const mean = (numbers: readonly number[]) => numbers.reduce((sum, each) => sum + each, 0) / numbers.length;

/** Solves a linear system with a symmetric, diagonally dominant matrix. */
function solve(matrix: number[][], right: number[]) {
  const rows = matrix.map((row, nth) => [...row, right[nth] ?? 0]);
  const at = (row: number, column: number) => rows[row]?.[column] ?? 0;
  const size = rows.length;
  for (let pivot = 0; pivot < size; pivot += 1)
    for (let below = pivot + 1; below < size; below += 1) {
      const factor = at(below, pivot) / at(pivot, pivot);
      rows[below] = (rows[below] ?? []).map((value, column) => value - factor * at(pivot, column));
    }
  const solved: number[] = Array.from({ length: size }, () => 0);
  for (let row = size - 1; row >= 0; row -= 1) {
    const known = solved.reduce((sum, value, column) => (column > row ? sum + at(row, column) * value : sum), 0);
    solved[row] = (at(row, size) - known) / at(row, row);
  }
  return solved;
}

/** Returns how many points more than others each reviewer gives, by a least-squares fit. */
export function leniencyOf(reviews: readonly Given[]): Map<string, number> {
  const byReviewer = Map.groupBy(reviews, ({ reviewer }) => reviewer);
  const byFile = Map.groupBy(reviews, ({ file }) => file);
  const corrected = [...byReviewer].filter(([, own]) => own.length >= fewest).map(([reviewer]) => reviewer);
  const meanOf = new Map([...byFile].map(([file, own]) => [file, mean(own.map(({ score }) => score))]));
  const matrix = corrected.map((one) =>
    corrected.map((other) => {
      const own = byReviewer.get(one) ?? [];
      const shared = own.reduce((sum, { file }) => {
        const readers = byFile.get(file) ?? [];
        return readers.some(({ reviewer }) => reviewer === other) ? sum + 1 / readers.length : sum;
      }, 0);
      return (one === other ? own.length + lambda : 0) - shared;
    }),
  );
  const right = corrected.map((reviewer) =>
    (byReviewer.get(reviewer) ?? []).reduce((sum, { file, score }) => sum + score - (meanOf.get(file) ?? 0), 0),
  );
  const solved = solve(matrix, right);
  return new Map(corrected.map((reviewer, nth) => [reviewer, solved[nth] ?? 0]));
}

export function rank(reviews: readonly Given[], leniency = leniencyOf(reviews)): Ranked[] {
  const files = [...Map.groupBy(reviews, ({ file }) => file)].map(([file, own]) => {
    const given = own.map(({ reviewer, score }) => ({
      ...{ reviewer, score },
      corrected: score - (leniency.get(reviewer) ?? 0),
    }));
    const scores = given.map(({ corrected }) => corrected);
    return {
      ...{ file, given },
      corrected: settled(mean(scores)),
      raw: settled(mean(own.map(({ score }) => score))),
      gap: Math.round(settled(Math.max(...scores) - Math.min(...scores))),
    };
  });
  const by = (score: "corrected" | "raw") =>
    files.toSorted((one, other) => other[score] - one[score] || (one.file < other.file ? -1 : 1));
  const rawPlaces = new Map(by("raw").map(({ file }, nth) => [file, nth + 1]));
  return by("corrected").map((ranked, nth) => ({
    ...ranked,
    place: nth + 1,
    rawPlace: rawPlaces.get(ranked.file) ?? nth + 1,
  }));
}
