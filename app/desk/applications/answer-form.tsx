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

/** The action that shows the mail of another one. */
export const mailOf = (intent: string) => `${intent}-mail`;

/** Keeps a time that is typed by half instead of sending it as none, and says so. */
function askForWholeTimes(event: SubmitEvent<HTMLFormElement>) {
  const half = [...event.currentTarget.querySelectorAll("input")].find(({ validity }) => validity.badInput);
  if (!half) return;
  event.preventDefault();
  half.reportValidity();
}

type AnswerFormProps = {
  /** The action that sends the answer. */
  intent: string;
  submit: string;
  /** The refusal of this form. */
  refusal: Refusal | undefined;
  /** The applicant's language. */
  theirs: Lang;
  /** Whether Ctrl and Enter show the mail, then send it. */
  keys: boolean;
  /** Whether the form is folded, because its answer is rarely the next one. */
  isSeldom: boolean;
  children: ReactNode;
};

/** The form of an answer to an applicant: it has no button to send before its mail is shown. */
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
