import { describe, expect, test } from "vitest";
import { quizProfiles } from "../../content/quiz/profiles.ts";
import { quizQuestions } from "../../content/quiz/questions.ts";
import { highestScore, largestGaps, profileOf, readAnswers, scoreOf } from "./scoring.ts";

/** The score bands of the specification. */
const expected = (score: number) => (score <= 7 ? "Quiz1" : score <= 14 ? "Quiz2" : "Quiz3");

test("ten questions of three answers worth 0 to 2, the sixth 1, 1 and 0: at most 19", () => {
  expect(quizQuestions).toHaveLength(10);
  for (const [index, { options, about }] of quizQuestions.entries()) {
    const points = options.map(({ points }) => points).toSorted();
    expect(points).toEqual(index === 5 ? [0, 1, 1] : [0, 1, 2]);
    expect(about).toBe(index === 5 ? "profile" : "readiness");
  }
  expect(highestScore(quizQuestions)).toBe(19);
  const orders = new Set(quizQuestions.map(({ options }) => options.map(({ points }) => points).join("")));
  expect(orders.size).toBeGreaterThan(3);
});

test("each of the 59,049 answer sheets has its score and its profile", () => {
  const points = quizQuestions.map(({ options }) => options.map(({ points }) => points));
  const scores = new Map<number, number>();
  const wrong: string[] = [];
  for (let sheet = 0; sheet < 3 ** 10; sheet += 1) {
    const text = sheet.toString(3).padStart(10, "0");
    const sum = [...text].reduce((all, answer, index) => all + (points[index]?.[Number(answer)] ?? Number.NaN), 0);
    const answers = readAnswers(text, quizQuestions);
    const score = scoreOf(quizQuestions, answers);
    if (score !== sum || answers.length !== 10 || profileOf(quizProfiles, score).tag !== expected(score))
      wrong.push(text);
    scores.set(score, (scores.get(score) ?? 0) + 1);
  }
  expect(wrong).toEqual([]);
  expect([...scores.keys()].toSorted((a, b) => a - b)).toEqual(Array.from({ length: 20 }, (_, score) => score));
  expect([...scores.values()].reduce((sum, sheets) => sum + sheets)).toBe(59_049);
});

describe("the profiles", () => {
  test("give the lowest to a score below all of them", () => {
    const raised = quizProfiles.map((profile) => ({ ...profile, from: profile.from + 3 })).toReversed();
    expect(profileOf(raised, 2).level).toBe(1);
  });

  test("are the specification's, one after the other without a hole", () => {
    expect(quizProfiles.map(({ level, from, tag, title }) => [level, from, tag, title.fr])).toEqual([
      [1, 0, "Quiz1", "Le Curieux / Explorateur"],
      [2, 8, "Quiz2", "Le Starter / Le Doer"],
      [3, 15, "Quiz3", "Le Prêt·e à Lancer"],
    ]);
  });

  test.each([
    [0, 1],
    [7, 1],
    [8, 2],
    [14, 2],
    [15, 3],
    [19, 3],
  ])("%i points are level %i", (score, level) => {
    expect(profileOf(quizProfiles, score).level).toBe(level);
    expect(profileOf(quizProfiles.toReversed(), score).level).toBe(level);
  });
});

test.each<[string | null, number[]]>([
  [null, []],
  ["", []],
  ["021", [0, 2, 1]],
  ["0210210210", [0, 2, 1, 0, 2, 1, 0, 2, 1, 0]],
  ["02102102101", [0, 2, 1, 0, 2, 1, 0, 2, 1, 0]],
  ["0231", [0, 2]],
  ["a012", []],
  ["0 1", [0]],
  ["-1", []],
])("an address that says %j stands for %j", (text, answers) =>
  expect(readAnswers(text, quizQuestions)).toEqual(answers),
);

test("the three largest gaps stand in the order of the questions, of two alike the earlier one", () => {
  const scored = [2, 1, 1, 2, 1, 1, 2, 0, 1, 0].map((points, index) => ({ points, max: index === 5 ? 1 : 2 }));
  expect(largestGaps(scored)).toEqual([1, 7, 9]);
  expect(largestGaps(scored.map(({ max }) => ({ points: max, max })))).toEqual([]);
});
