import type { ReactNode, SubmitEvent } from "react";
import type { Lang } from "../../../platform/language/language.ts";
import { Button } from "../../../ui/button.tsx";
import { PostForm } from "../../shell/form/post-form.tsx";
import type { Refusal } from "../../shell/form/refusal.ts";
import { useWords } from "../../shell/language.tsx";
import { AnswerMail } from "./answer-mail.tsx";
import { sendingKey } from "./use-desk-keys.ts";
import { useAnswerMail } from "./use-answer-mail.ts";
import { deskApplicationsWords } from "./words.ts";

/** Returns the name of the action that previews the e-mail of another action. */
export const mailOf = (intent: string) => `${intent}-mail`;

/** Makes the operator complete a partly filled time field, which the browser would otherwise send as empty. */
function askForWholeTimes(event: SubmitEvent<HTMLFormElement>) {
  const half = [...event.currentTarget.querySelectorAll("input")].find(({ validity }) => validity.badInput);
  if (!half) return;
  event.preventDefault();
  half.reportValidity();
}

type AnswerFormProps = {
  intent: string;
  submit: string;
  refusal: Refusal | undefined;
  /** The applicant's language. */
  theirs: Lang;
  /** Whether Ctrl+Enter first previews the e-mail and then sends it. */
  keys: boolean;
  /** Whether the form starts collapsed, because this answer is unusual at the application's current stage. */
  isSeldom: boolean;
  children: ReactNode;
};

/** A form that answers an applicant. The button that sends the answer appears only after the e-mail was previewed. */
export function AnswerForm({ intent, submit, refusal, theirs, keys, isSeldom, children }: AnswerFormProps) {
  const { invite, held, triage } = useWords(deskApplicationsWords);
  const { mail, form, writeSoon } = useAnswerMail(mailOf(intent), refusal);
  return (
    <PostForm
      ref={form}
      onInput={writeSoon}
      onSubmit={askForWholeTimes}
      noValidate
      className="contact-form"
      preventScrollReset
    >
      <input type="hidden" name="shownMail" value={mail?.digest ?? ""} />
      {children}
      {mail && <AnswerMail title={held.willRead} mail={mail} lang={theirs} open />}
      <div className="desk-buttons">
        {mail ? (
          <Button type="submit" name="intent" value={intent} small {...(keys && sendingKey)}>
            {submit} {keys && <kbd aria-hidden="true">{triage.sendKey}</kbd>}
          </Button>
        ) : (
          <Button type="submit" name="intent" value={mailOf(intent)} look={isSeldom ? "secondary" : "primary"} small>
            {invite.showMail}
          </Button>
        )}
      </div>
    </PostForm>
  );
}
