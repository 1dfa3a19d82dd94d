import type { ReactNode, RefObject } from "react";
import { Link } from "react-router";
import type { QuizProfile, Resolved } from "../../domain/content/content.ts";
import { LinkButton } from "../../ui/button.tsx";
import { Disclosure } from "../../ui/disclosure.tsx";
import { Ruler } from "../../ui/ruler.tsx";
import { pathOf } from "../paths.ts";
import { useWords } from "../shell/language.tsx";
import { NoBreak } from "../shell/no-break.tsx";
import { quizWords } from "./words.ts";

type Profile = Resolved<QuizProfile>;

export type ResultProps = {
  score: number;
  max: number;
  profile: Profile;
  /** All of them, whose beginnings are the long ticks of the score. */
  profiles: readonly Profile[];
  scale: string;
  heading?: RefObject<HTMLHeadingElement | null>;
  /** What became of the sending. */
  children: ReactNode;
};

/** The receipt may be in the address before the page's own policy covers it: no link tells it to the next page. */
const telling = "strict-origin";

export function Result({ score, max, profile, profiles, scale, heading, children }: ResultProps) {
  const { result: own, restart } = useWords(quizWords);
  const starts = profiles.map(({ from }) => from);
  return (
    <>
      <h1 ref={heading} tabIndex={-1} className="quiz-name">
        {own.title}
      </h1>
      <h2 className="quiz-profile">
        <NoBreak title={profile.title} />
      </h2>
      <div className="quiz-score">
        <p className="figure">{own.score(score, max)}</p>
        <Ruler
          steps={max}
          done={score}
          long={[...starts, max]}
          marks={starts.map((at) => ({ at, label: String(at) })).concat({ at: max, label: String(max) })}
          label={own.scored(score, max)}
          drawn
        />
      </div>
      {children}
      <p className="lead">{profile.description}</p>
      <h3>{own.objective}</h3>
      <p className="lead">{profile.objective}</p>
      <h3>{own.steps}</h3>
      <ol className="quiz-steps">
        {profile.steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <p className="quiz-actions">
        <LinkButton to={pathOf("guide", { quiz: 1 })} reloadDocument referrerPolicy={telling}>
          {own.guide}
        </LinkButton>
        <Link to={pathOf("quiz")} reloadDocument referrerPolicy={telling} className="link">
          {restart}
        </Link>
      </p>
      {profile !== profiles[0] && (
        <p>
          {own.build}{" "}
          <Link to={pathOf("studio")} referrerPolicy={telling} className="link">
            {own.studio}
          </Link>
        </p>
      )}
      <Disclosure title={own.scale}>
        <p>{scale}</p>
      </Disclosure>
    </>
  );
}
