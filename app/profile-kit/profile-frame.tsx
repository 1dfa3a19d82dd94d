import { type ReactNode, use } from "react";
import { useNavigate, useSubmit } from "react-router";
import type { Notice, Resolved } from "../../domain/content/content.ts";
import { PageDialog } from "../../ui/page-dialog.tsx";
import { Ruler } from "../../ui/ruler.tsx";
import { TextLink } from "../../ui/text-link.tsx";
import { FormNotice } from "../shell/form/form-notice.tsx";
import { AccountNotice } from "../shell/signed-in/account-notice.ts";
import { ProfileSteps } from "./profile-steps.tsx";

type Props = {
  words: {
    title: string;
    intro: string;
    complete: string;
    back: string;
    close: string;
    step: (number: number) => string;
    stepsLabel: string;
    steps: readonly string[];
    done: string;
  };
  complete: boolean;
  completion: { filled: number; of: number; label: string };
  /** The number of the step, counted from 1. */
  step: number;
  isDone: (step: number) => boolean;
  to: (step: number) => string;
  back: string;
  beside?: { to: string; words: string };
  /** True if the dialog opened by itself; in that case, closing the dialog skips the profile. */
  isNew?: boolean;
  notice: Resolved<Notice>;
  children: ReactNode;
};

export function ProfileFrame({
  words,
  complete,
  completion,
  step,
  isDone,
  to,
  back,
  beside,
  isNew,
  notice,
  children,
}: Props) {
  const navigate = useNavigate();
  const submit = useSubmit();
  const close = () => void (isNew ? submit({ intent: "skip" }, { method: "post", action: to(step) }) : navigate(back));
  return (
    <PageDialog
      title={words.title}
      close={words.close}
      closeTo={back}
      onClose={close}
      steps={
        <ProfileSteps
          label={words.stepsLabel}
          steps={words.steps}
          current={step}
          isDone={isDone}
          done={words.done}
          to={to}
        />
      }
    >
      <div className="workspace">
        {use(AccountNotice)}
        <div className="workspace-head">
          <div>
            <p className="text-ink-2">{complete ? words.complete : words.intro}</p>
            <p className="font-semibold">{words.step(step)}</p>
          </div>
          <div className="workspace-rate">
            <p>{completion.label}</p>
            <Ruler
              steps={completion.of}
              done={completion.filled || undefined}
              label={completion.label}
              role="progressbar"
            />
            {beside && <TextLink to={beside.to}>{beside.words}</TextLink>}
            <TextLink to={back}>{words.back}</TextLink>
          </div>
        </div>
        <div className="profile-sheet panel">{children}</div>
        <FormNotice notice={notice} />
      </div>
    </PageDialog>
  );
}
