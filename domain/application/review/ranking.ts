export type Given = { file: string; reviewer: string; score: number };

/** Of one file: `gap` is what its corrected reviews lie apart. */
export type Ranked = { file: string; corrected: number; raw: number; gap: number; reviews: number };

/** How strongly somebody's strictness is drawn to nothing, in reviews. */
const lambda = 2;
/** Whoever has sent fewer reviews is not corrected: too little is known of them. */
const fewest = 5;
/** Two readers who lie this far apart have seen different things: a person looks again. */
export const lookAgainFrom = 20;

const mean = (numbers: readonly number[]) => numbers.reduce((sum, each) => sum + each, 0) / numbers.length;

/** Solves a system with a symmetric matrix whose diagonal dominates. */
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

/**
 * How many points more than others each reviewer gives for the same file. A score is the file's plus its reviewer's
 * strictness, by least squares, the strictness drawn to nothing.
 */
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

/** The files by their corrected score, the best first. */
export function rank(reviews: readonly Given[]): Ranked[] {
  const leniency = leniencyOf(reviews);
  return [...Map.groupBy(reviews, ({ file }) => file)]
    .map(([file, own]) => {
      const scores = own.map(({ reviewer, score }) => score - (leniency.get(reviewer) ?? 0));
      return {
        file,
        corrected: mean(scores),
        raw: mean(own.map(({ score }) => score)),
        gap: Math.max(...scores) - Math.min(...scores),
        reviews: own.length,
      };
    })
    .toSorted((one, other) => other.corrected - one.corrected || one.file.localeCompare(other.file));
}
