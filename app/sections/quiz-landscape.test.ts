import { expect, test } from "vitest";
import { quizQuestions } from "../../content/quiz/questions.ts";
import { highestScore, mostPoints, readAnswers, scoreOf, pointsByQuestion } from "../../domain/quiz/scoring.ts";
import { flamingoRoom, landscapeOf } from "./quiz-landscape.ts";

const frame = { width: 1280, top: 20, horizon: 150, ground: 290, bar: 32, sun: 110 };
const frames = [frame, { ...frame, width: 390, bar: 17 }, { ...frame, width: 1080, bar: 44 }];
const places = mostPoints(quizQuestions);
const rects = (path: string) => path.split("z").length - 1;

test("each sheet draws what was earned, what is missing and a flamingo for two points, and names what would follow", () => {
  const highest = highestScore(quizQuestions);
  for (let sheet = 0; sheet < 3 ** 10; sheet += 37) {
    const answers = readAnswers(sheet.toString(3).padStart(10, "0"), quizQuestions);
    const scored = pointsByQuestion(quizQuestions, answers);
    const score = scoreOf(quizQuestions, answers);
    const { planted, missing, next, birds, gaps, sun } = landscapeOf(scored, places, highest, frame);
    expect(rects(planted)).toBe(score);
    expect(rects(missing) + rects(next)).toBe(scored.filter(({ points, max }) => points < max).length);
    expect(birds).toHaveLength(scored.filter(({ points }) => points === 2).length);
    expect(gaps.size).toBe(Math.min(3, rects(missing) + rects(next)));
    const after = score + [...gaps].reduce((sum, at) => sum + (scored[at]?.max ?? 0) - (scored[at]?.points ?? 0), 0);
    expect(after <= highest && (after > score || score === highest)).toBe(true);
    expect(`${planted}${missing}${next}${sun.disc}${sun.glints}`).not.toMatch(/NaN|Infinity/);
  }
});

test("while questions are open nothing is a gap yet", () => {
  const begun = landscapeOf(pointsByQuestion(quizQuestions, [1, 1]), places, 19, frame);
  expect([begun.next, begun.gaps.size]).toEqual(["", 0]);
});

test("the ten places are there from the first question, the one being answered apart", () => {
  for (let answered = 0; answered <= 10; answered += 1) {
    const scored = pointsByQuestion(quizQuestions, Array<number>(answered).fill(0));
    const { planted, missing, next, open, here } = landscapeOf(scored, places, 19, frame);
    expect([rects(open), rects(here)]).toEqual([Math.max(0, 9 - answered), answered < 10 ? 1 : 0]);
    const columns = new Set([...`${planted}${missing}${next}${open}${here}`.matchAll(/M([\d.]+)/g)].map(([, x]) => x));
    expect(columns.size).toBe(10);
  }
});

test("no two flamingos overlap and each stands whole in the picture, for any answers", () => {
  const best = quizQuestions.map(({ options }) => Math.max(...options.map(({ points }) => points)));
  for (let earned = 0; earned < 2 ** best.length; earned += 1) {
    const scored = best.map((max, at) => ({ points: (earned >> at) % 2 ? max : 0, max }));
    for (const each of frames) {
      const { birds } = landscapeOf(scored, best, 19, each);
      const apart = birds.map(({ x, scale }, at) => ((birds[at - 1]?.x ?? Infinity) - x) / scale);
      expect(apart.every((room) => room >= flamingoRoom)).toBe(true);
      expect(birds.every(({ x, scale }) => x - 47 * scale >= 0 && x + 50 * scale <= each.width)).toBe(true);
    }
  }
});
