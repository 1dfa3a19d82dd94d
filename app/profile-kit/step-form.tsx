import type { ComponentProps, ReactNode } from "react";
import { Button, LinkButton } from "../../ui/button.tsx";
import type { Refusal } from "../shell/form/refusal.ts";
import { FailureLine } from "../shell/form/failure-line.tsx";
import { StatusLine, type StatusText } from "../shell/form/status-line.tsx";
import { PostForm } from "../shell/form/post-form.tsx";

type Props = {
  words: {
    steps: readonly string[];
    saved: StatusText;
    failures: { save: StatusText; finish?: StatusText; unexpected: StatusText };
    save: string;
    finish: string;
    next: string;
    previous: string;
    skip?: string;
  };
  /** The number of the step, counted from 1. */
  step: number;
  to: (step: number) => string;
  saved: boolean;
  displayed: ComponentProps<typeof PostForm>["displayed"];
  /** True if the dialog opened by itself; in that case, the person can skip the form. */
  isNew?: boolean;
  refusal: Refusal | undefined;
  warning?: ReactNode;
  children: ReactNode;
};

/** Both the "next" and the "save" button save the step; the last step completes the profile. */
export function StepForm({ words, step, to, saved, displayed, isNew, refusal, warning, children }: Props) {
  // A refused submission does not reload the page's data, so an earlier "saved" notice must be hidden here.
  const justSaved = saved && !refusal;
  const isLast = step === words.steps.length;
  const lost = (refusal?.values["intent"] === "finish" && words.failures.finish) || words.failures.save;
  const failure = refusal?.status === "unavailable" ? lost : words.failures.unexpected;
  return (
    <PostForm
      action={to(step)}
      noValidate
      displayed={displayed}
      failure={words.failures.unexpected}
      className="profile-form"
    >
      <h2>{words.steps[step - 1]}</h2>
      {justSaved && <StatusLine tone="good" {...words.saved} />}
      {warning}
      {refusal && !["invalid", "overtaken"].includes(refusal.status) && <FailureLine {...failure} />}
      {children}
      <input type="hidden" name="step" value={step} />
      <div className="form-buttons">
        <Button type="submit" look={isLast ? "secondary" : "primary"} name="intent" value="save">
          {words.save}
        </Button>
        {isLast && (
          <Button type="submit" name="intent" value="finish">
            {words.finish}
          </Button>
        )}
        {step > 1 && (
          <LinkButton to={to(step - 1)} look="quiet">
            {words.previous}
          </LinkButton>
        )}
        {!isLast && (
          <Button type="submit" look="quiet" name="intent" value="next">
            {words.next}
          </Button>
        )}
        {isNew && words.skip && (
          <Button type="submit" look="quiet" name="intent" value="skip">
            {words.skip}
          </Button>
        )}
      </div>
    </PostForm>
  );
}
