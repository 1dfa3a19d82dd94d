import { expect, test } from "vitest";
import { deal } from "./deal.ts";
import { type Given, leniencyOf, rank } from "./ranking.ts";

function noise(seed: number) {
  let state = seed;
  const next = () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
  return (spread: number) => (next() + next() + next() + next() - 2) * spread;
}

const names = (count: number, of: string) => Array.from({ length: count }, (_, nth) => `${of}-${nth}`);

function aRound(seed: number, strictness: number) {
  const around = noise(seed);
  const reviewers = names(4, "reviewer");
  const truth = new Map(names(30, "file").map((file) => [file, 50 + around(30)]));
  const bias = new Map(reviewers.map((reviewer) => [reviewer, around(strictness)]));
  const files = [...truth.keys()].map((id) => ({ id, readers: [], barred: new Set<string>() }));
  const reviews = [...deal(files, reviewers, 2)].flatMap(([file, readers]) =>
    readers.map((reviewer): Given => ({
      file,
      reviewer,
      score: (truth.get(file) ?? 0) + (bias.get(reviewer) ?? 0) + around(8),
    })),
  );
  return { truth, reviews };
}

/** Spearman's rank correlation. */
function agreement(one: readonly string[], other: readonly string[]) {
  const apart = one.reduce((sum, file, place) => sum + (place - other.indexOf(file)) ** 2, 0);
  return 1 - (6 * apart) / (one.length * (one.length ** 2 - 1));
}

test("corrected scores lie nearer to the truth than plain means where reviewers differ in strictness", () => {
  const rounds = Array.from({ length: 100 }, (_, seed) => aRound(seed + 1, 20));
  const of = (by: "corrected" | "raw") =>
    rounds.reduce((sum, { truth, reviews }) => {
      const order = rank(reviews).toSorted((one, other) => other[by] - one[by]);
      const right = [...truth].toSorted((one, other) => other[1] - one[1]).map(([file]) => file);
      return (
        sum +
        agreement(
          order.map(({ file }) => file),
          right,
        )
      );
    }, 0) / rounds.length;
  expect(of("corrected")).toBeGreaterThan(of("raw") + 0.02);
});

test("where all read all, a step more from one reviewer on every file changes no order", () => {
  for (let seed = 1; seed <= 200; seed += 1) {
    const around = noise(seed);
    const reviews = names(2 + (seed % 12), "file").flatMap((file) =>
      // The scores are rounded to steps, like the scores of a rubric, so that some of them are equal.
      names(2 + (seed % 3), "reviewer").map((reviewer): Given => {
        const score = (5 * Math.round(10 + around(4))) / 3;
        return { file, reviewer, score };
      }),
    );
    const more = reviews.map((each) => (each.reviewer === "reviewer-0" ? { ...each, score: each.score + 25 } : each));
    expect(rank(more).map(({ file }) => file)).toEqual(rank(reviews).map(({ file }) => file));
  }
});

test("nobody with fewer than five reviews is corrected", () => {
  const of = (count: number) =>
    names(count, "file").flatMap((file): Given[] => [
      { file, reviewer: "strict", score: 30 },
      { file, reviewer: "mild", score: 60 },
    ]);
  expect(leniencyOf(of(4)).size).toBe(0);
  const six = leniencyOf(of(6));
  expect(six.get("mild")).toBeCloseTo(-(six.get("strict") ?? 0));
  expect(rank(of(6))[0]).toMatchObject({ raw: 45, place: 1, rawPlace: 1 });
  expect(rank(of(4))[0]?.gap).toBe(30);
  expect(rank(of(6))[0]?.gap).toBeLessThan(30);
});
