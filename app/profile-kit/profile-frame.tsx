import type { ReactNode } from "react";
import { Link } from "react-router";
import type { Notice, Resolved } from "../../domain/content/content.ts";
import { Ruler } from "../../ui/ruler.tsx";
import { FormNotice } from "../shell/form/form-notice.tsx";
import { ProfileSteps } from "./profile-steps.tsx";

type Props = {
  words: {
    title: string;
    intro: string;
    complete: string;
    back: string;
    stepsLabel: string;
    steps: readonly string[];
    done: string;
  };
  complete: boolean;
  completion: { filled: number; of: number; label: string };
  /** Counted from 1. */
  step: number;
  isDone: (step: number) => boolean;
  to: (step: number) => string;
  back: string;
  notice: Resolved<Notice>;
  children: ReactNode;
};

/** A profile's page: how far it is, the steps, the form of one of them. */
export function ProfileFrame({ words, complete, completion, step, isDone, to, back, notice, children }: Props) {
  return (
    <section className="workspace-page workspace">
      <div className="workspace-head">
        <div>
          <h1>{words.title}</h1>
          <p className="text-ink-2">{complete ? words.complete : words.intro}</p>
        </div>
        <div className="workspace-rate">
          <p>{completion.label}</p>
          <Ruler
            steps={completion.of}
            done={completion.filled || undefined}
            label={completion.label}
            role="progressbar"
          />
          <Link to={back} className="link">
            {words.back}
          </Link>
        </div>
      </div>
      <ProfileSteps
        label={words.stepsLabel}
        steps={words.steps}
        current={step}
        isDone={isDone}
        done={words.done}
        to={to}
      />
      <div className="profile-sheet panel">{children}</div>
      <FormNotice notice={notice} />
    </section>
  );
}
