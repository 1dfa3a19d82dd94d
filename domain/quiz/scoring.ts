import type { QuizProfile, QuizQuestion } from "../content/content.ts";

type Question = { options: readonly Pick<QuizQuestion["options"][number], "points">[] };
type Profile = Pick<QuizProfile, "from">;

/** The answers chosen so far, as an address carries them: "021" is the first, the third and the second. */
export function readAnswers(text: string | null | undefined, questions: readonly Question[]): number[] {
  const answers = [...(/^\d*/.exec(text ?? "")?.[0] ?? "")].map(Number);
  const firstWrong = answers.findIndex((answer, index) => !questions[index]?.options[answer]);
  return firstWrong < 0 ? answers : answers.slice(0, firstWrong);
}

export const scoreOf = (questions: readonly Question[], answers: readonly number[]) =>
  answers.reduce((sum, answer, index) => sum + (questions[index]?.options[answer]?.points ?? 0), 0);

/** The most points that each question gives, in order. */
export const mostPoints = (questions: readonly Question[]) =>
  questions.map(({ options }) => Math.max(...options.map(({ points }) => points)));

export const highestScore = (questions: readonly Question[]) =>
  mostPoints(questions).reduce((sum, most) => sum + most, 0);

/** The last profile that begins at this score or below. */
export function profileOf<P extends Profile>(profiles: readonly P[], score: number): P {
  const found = profiles.toSorted((one, other) => one.from - other.from).findLast(({ from }) => from <= score);
  if (!found) throw new Error(`No profile begins at ${score} or below`);
  return found;
}

/** The points of an answer and the maximum of its question, drawn as a bar. */
export type Stake = { points: number; max: number };

/** One entry per answered question, in order. */
export const stakesOf = (questions: readonly Question[], answers: readonly number[]): Stake[] =>
  answers.map((answer, index) => {
    const options = questions[index]?.options ?? [];
    return { points: options[answer]?.points ?? 0, max: Math.max(0, ...options.map(({ points }) => points)) };
  });

/** The indexes of the three largest gaps at most, in question order; ties go to the earlier question. */
export function largestGaps(stakes: readonly Stake[]) {
  return stakes
    .map(({ points, max }, index) => ({ index, gap: max - points }))
    .filter(({ gap }) => gap > 0)
    .toSorted((one, other) => other.gap - one.gap)
    .slice(0, 3)
    .map(({ index }) => index)
    .toSorted((one, other) => one - other);
}
