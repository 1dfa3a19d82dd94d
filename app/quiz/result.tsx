import type { ReactNode, RefObject } from "react";
import type { QuizProfile, QuizQuestion, Resolved } from "../../domain/content/content.ts";
import { largestGaps, mostPoints, type QuestionPoints } from "../../domain/quiz/scoring.ts";
import { LinkButton } from "../../ui/button.tsx";
import { Disclosure } from "../../ui/disclosure.tsx";
import { Ruler } from "../../ui/ruler.tsx";
import { TextLink } from "../../ui/text-link.tsx";
import { pathOf } from "../paths.ts";
import { useWords } from "../shell/language.tsx";
import { NoBreak } from "../shell/no-break.tsx";
import { Gaps } from "./gaps.tsx";
import { Landscape } from "./landscape.tsx";
import { ShareLink } from "./share-link.tsx";
import { quizWords } from "./words.ts";

type Profile = Resolved<QuizProfile>;

export type ResultProps = {
  score: number;
  max: number;
  profile: Profile;
  /** All quiz profiles. The lowest score of each profile is drawn as a long tick on the score's ruler. */
  profiles: readonly Profile[];
  questions: readonly Resolved<QuizQuestion>[];
  scored: readonly QuestionPoints[];
  scale: string;
  receipt: string | null;
  heading?: RefObject<HTMLHeadingElement | null>;
  children: ReactNode;
};

/** The result page's URL contains the receipt, which this policy keeps out of the Referer header. */
const telling = "strict-origin";

export function Result(props: ResultProps) {
  const { score, max, profile, profiles, questions, scored, scale, receipt, heading, children } = props;
  const { result, restart } = useWords(quizWords);
  const starts = profiles.map(({ from }) => from);
  const gaps = largestGaps(scored);
  return (
    <>
      <section className="on-scene quiz-landscape">
        <div className="quiz-head">
          <div>
            <h1 ref={heading} tabIndex={-1} className="quiz-name">
              {result.title}
            </h1>
            <h2 className="quiz-profile">
              <NoBreak title={profile.title} />
            </h2>
            <p className="text-ink-2 font-semibold">{result.level(profile.level)}</p>
          </div>
          <div className="quiz-score">
            <p className="figure">{result.score(score, max)}</p>
            <p>{result.legend}</p>
          </div>
        </div>
        <Landscape
          scored={scored}
          places={mostPoints(questions)}
          highest={max}
          label={result.drawn(score, max, scored.filter(({ points }) => points === 2).length)}
        />
        {questions.every(({ stake }) => stake) && (
          <ol className="quiz-answered">
            {questions.map(({ id, stake = "" }, index) => {
              const { points = 0, max: most = 0 } = scored[index] ?? {};
              const gap = gaps.indexOf(index);
              return (
                <li key={id} data-gap={gap < 0 ? undefined : gap + 1}>
                  <span aria-hidden>{stake}</span>
                  <span className="sr-only">{result.stake(stake, points, most)}</span>
                </li>
              );
            })}
          </ol>
        )}
      </section>
      {children}
      <p className="lead">{profile.description}</p>
      <p className="flex flex-wrap gap-y-3 gap-x-5 items-center">
        <LinkButton to={pathOf("guide", { quiz: 1 })} reloadDocument referrerPolicy={telling}>
          {result.guide}
        </LinkButton>
        {receipt && <ShareLink receipt={receipt} />}
        <TextLink to={pathOf("quiz")} reloadDocument referrerPolicy={telling}>
          {restart}
        </TextLink>
      </p>
      <div className="quiz-plan">
        <section>
          <h3>{result.objective}</h3>
          <p className="lead">{profile.objective}</p>
        </section>
        <section>
          <h3>{result.steps}</h3>
          <ol className="quiz-steps">
            {profile.steps.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
        </section>
      </div>
      <Gaps questions={questions} scored={scored} score={score} profiles={profiles} />
      <Ruler
        steps={max}
        done={score}
        long={[...starts, max]}
        marks={starts.map((at) => ({ at, label: String(at) })).concat({ at: max, label: String(max) })}
        label={result.scored(score, max)}
        drawn
      />
      {profile !== profiles[0] && (
        <p>
          {result.build}{" "}
          <TextLink to={pathOf("studio")} referrerPolicy={telling}>
            {result.studio}
          </TextLink>
        </p>
      )}
      <Disclosure title={result.scale}>
        <p>{scale}</p>
      </Disclosure>
    </>
  );
}
