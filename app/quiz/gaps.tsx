import { largestGaps, type QuestionPoints } from "../../domain/quiz/scoring.ts";
import type { QuizProfile, QuizQuestion, Resolved } from "../../domain/content/content.ts";
import { useWords } from "../shell/language.tsx";
import { quizWords } from "./words.ts";

type Props = {
  questions: readonly Resolved<QuizQuestion>[];
  scored: readonly QuestionPoints[];
  score: number;
  profiles: readonly Resolved<QuizProfile>[];
};

export function Gaps({ questions, scored, score, profiles }: Props) {
  const { result } = useWords(quizWords);
  const gaps = largestGaps(scored).map((at) => {
    const { points = 0, max = 0 } = scored[at] ?? {};
    return { more: max - points, question: questions[at] };
  });
  if (gaps.length === 0 || gaps.some(({ question }) => !question?.step)) return null;
  const after = gaps.reduce((sum, { more }) => sum + more, score);
  const next = profiles.find(({ from }) => from > score);
  return (
    <section className="quiz-gaps">
      <div className="quiz-gaps-head">
        <h3>{result.gaps(gaps.length)}</h3>
        <p className="note">{result.gapsNote}</p>
      </div>
      <ol>
        {gaps.map(({ more, question }) => (
          <li key={question?.id}>
            <strong>{question?.step}</strong>
            <p>{question?.stepText}</p>
            <p className="quiz-more">{result.more(more)}</p>
          </li>
        ))}
      </ol>
      <p>
        <strong>{result.after(score, after)}.</strong> {next && result.nextLevel(next.level, next.from)}
      </p>
    </section>
  );
}
