import { type ReactNode, useRef, useState } from "react";
import type { Consent, Notice, Resolved } from "../../domain/content/content.ts";
import { Button } from "../../ui/button.tsx";
import { useOnChange } from "../../ui/use-on-change.ts";
import { TextField } from "../../ui/field.tsx";
import { Ruler } from "../../ui/ruler.tsx";
import { pathOf, sendPathOf } from "../paths.ts";
import { MarketingTick } from "../shell/form/marketing-tick.tsx";
import type { Refusal } from "../shell/form/refusal.ts";
import { FormNotice } from "../shell/form/form-notice.tsx";
import { Honeypot } from "../shell/form/honeypot.tsx";
import { useLeadForm } from "../shell/form/use-lead-form.tsx";
import { useWords } from "../shell/language.tsx";
import { Restart } from "./restart.tsx";
import { Result, type ResultProps } from "./result.tsx";
import { quizWords } from "./words.ts";

type Props = {
  answers: readonly number[];
  notice: Resolved<Notice>;
  marketing: Resolved<Consent>;
  refused: Refusal | undefined;
  onStored: (receipt: string) => void;
  result: Omit<ResultProps, "children">;
};

/** The form before the quiz result; after sending, the result appears even if the form could not be stored. */
export function LastStep({ answers, notice, marketing, refused, onStored, result }: Props) {
  const words = useWords(quizWords);
  const heading = useRef<HTMLHeadingElement>(null);
  const form = useLeadForm({
    path: sendPathOf("quiz"),
    words,
    refused,
    onStored: (_, { receipt }) => onStored(receipt),
  });
  const { typed, error, field } = form;
  const [shown, setShown] = useState(false);
  const settled = form.stored || form.failed || form.refusal?.status === "limited";
  if (settled && !shown) setShown(true);
  useOnChange(shown, () => heading.current?.focus());
  const sent = answers.join("");
  const fields: ReactNode = !form.stored && (
    <form {...form.props} action={`${pathOf("quiz")}?answers=${sent}`} className="contact-form quiz-form">
      {form.summary}
      <input type="hidden" name="answers" value={sent} />
      <TextField label={words.firstName} {...field("firstName")} autoComplete="given-name" maxLength={80} required />
      <TextField label={words.lastName} {...field("lastName")} autoComplete="family-name" maxLength={80} required />
      <TextField label={words.email} {...field("email")} type="email" autoComplete="email" maxLength={254} required />
      <MarketingTick consent={marketing} typed={typed} />
      <Honeypot />
      {error("answers") && <p className="text-bad">{error("answers")}</p>}
      <Button type="submit" disabled={form.sending} aria-busy={form.sending} className="whitespace-nowrap">
        {form.sending ? words.sending : shown ? words.retry : words.submit}
      </Button>
      {!shown && <Restart />}
      <FormNotice notice={notice} />
    </form>
  );
  // The form element stays mounted until the form is stored, so that the visitor can retry.
  return (
    <>
      {shown ? (
        <Result {...result} heading={heading}>
          {form.statusLine}
        </Result>
      ) : (
        <>
          <h1 ref={heading} tabIndex={-1} className="whitespace-nowrap">
            {words.contact.title}
          </h1>
          <Ruler
            steps={answers.length}
            done={answers.length}
            role="progressbar"
            label={words.progress(answers.length, answers.length)}
            height={20}
          />
          <p className="lead">{words.contact.text}</p>
        </>
      )}
      {fields}
    </>
  );
}
