import type { QuizProfile, QuizQuestion } from "../content/content.ts";

type Question = { options: readonly Pick<QuizQuestion["options"][number], "points">[] };
type Profile = Pick<QuizProfile, "from">;

/** Parses the answers in a URL: "021" means the first, third and second option of the first three questions. */
export function readAnswers(text: string | null | undefined, questions: readonly Question[]): number[] {
  const answers = [...(/^\d*/.exec(text ?? "")?.[0] ?? "")].map(Number);
  const firstWrong = answers.findIndex((answer, index) => !questions[index]?.options[answer]);
  return firstWrong < 0 ? answers : answers.slice(0, firstWrong);
}

export const scoreOf = (questions: readonly Question[], answers: readonly number[]) =>
  answers.reduce((sum, answer, index) => sum + (questions[index]?.options[answer]?.points ?? 0), 0);

export const mostPoints = (questions: readonly Question[]) =>
  questions.map(({ options }) => Math.max(...options.map(({ points }) => points)));

export const highestScore = (questions: readonly Question[]) =>
  mostPoints(questions).reduce((sum, most) => sum + most, 0);

/** Returns the lowest profile for a score below all profiles, whose bounds can be edited. */
export function profileOf<P extends Profile>(profiles: readonly P[], score: number): P {
  const sorted = profiles.toSorted((one, other) => one.from - other.from);
  const found = sorted.findLast(({ from }) => from <= score) ?? sorted[0];
  if (!found) throw new Error("The quiz has no profiles");
  return found;
}

export type QuestionPoints = { points: number; max: number };

export const pointsByQuestion = (questions: readonly Question[], answers: readonly number[]): QuestionPoints[] =>
  answers.map((answer, index) => {
    const options = questions[index]?.options ?? [];
    return { points: options[answer]?.points ?? 0, max: Math.max(0, ...options.map(({ points }) => points)) };
  });

/** Returns the indexes of up to three questions with the most missing points. */
export function largestGaps(scored: readonly QuestionPoints[]) {
  return scored
    .map(({ points, max }, index) => ({ index, gap: max - points }))
    .filter(({ gap }) => gap > 0)
    .toSorted((one, other) => other.gap - one.gap)
    .slice(0, 3)
    .map(({ index }) => index)
    .toSorted((one, other) => one - other);
}
