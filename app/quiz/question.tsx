import { type SubmitEvent, useRef } from "react";
import type { QuizPage, QuizQuestion, Resolved } from "../../domain/content/content.ts";
import type { QuestionPoints } from "../../domain/quiz/scoring.ts";
import { Ruler } from "../../ui/ruler.tsx";
import { useOnChange } from "../../ui/use-on-change.ts";
import { pathOf } from "../paths.ts";
import { useWords } from "../shell/language.tsx";
import { NoBreak } from "../shell/no-break.tsx";
import { Landscape } from "./landscape.tsx";
import { Restart } from "./restart.tsx";
import { quizWords } from "./words.ts";

type Props = {
  page: Resolved<QuizPage>;
  question: Resolved<QuizQuestion>;
  answers: readonly number[];
  total: number;
  scored: readonly QuestionPoints[];
  highest: number;
  places: readonly number[];
  /** Called with all answers so far, including the answer to this question. */
  onChoose: (answers: string) => void;
};

/** Shows one question. Without script, each answer is a link to the next question's page. */
export function Question({ page, question, answers, total, scored, places, highest, onChoose }: Props) {
  const { question: questionOf, progress } = useWords(quizWords);
  const heading = useRef<HTMLHeadingElement>(null);
  const first = useRef(true);
  useOnChange(question.id, () => {
    if (!first.current) heading.current?.focus();
    first.current = false;
  });
  const before = answers.join("");
  function choose(event: SubmitEvent<HTMLFormElement>) {
    const { submitter } = event.nativeEvent;
    if (!(submitter instanceof HTMLButtonElement)) return;
    event.preventDefault();
    onChoose(submitter.value);
  }
  return (
    <>
      <h1 className={answers.length > 0 ? "quiz-name" : undefined}>{page.title}</h1>
      {answers.length === 0 && <p className="lead">{page.intro}</p>}
      <div className="quiz-step">
        <p className="font-semibold [font-variant-numeric:tabular-nums]">{questionOf(answers.length + 1, total)}</p>
        <Ruler
          steps={total}
          done={answers.length}
          role="progressbar"
          label={progress(answers.length, total)}
          height={20}
        />
        <h2 ref={heading} tabIndex={-1} id="question">
          <NoBreak title={question.text} />
        </h2>
        <form action={pathOf("quiz")} onSubmit={choose} className="grid gap-3" aria-labelledby="question">
          {question.options.map(({ text }, index) => (
            <button key={`${question.id} ${index}`} name="answers" value={`${before}${index}`} className="quiz-answer">
              {text}
            </button>
          ))}
        </form>
        <Restart />
        <div className="on-scene quiz-growing">
          <Landscape scored={scored} places={places} highest={highest} />
        </div>
      </div>
    </>
  );
}
