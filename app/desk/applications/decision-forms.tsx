import type { ReactNode } from "react";
import { formats } from "../../../platform/language/format.ts";
import { Choices, Textarea } from "../../../ui/field.tsx";
import { TextLink } from "../../../ui/text-link.tsx";
import { pathOf } from "../../paths.ts";
import { useLanguage, useWords } from "../../shell/language.tsx";
import { ActionForm } from "../kit/action-form.tsx";
import { Collapsible } from "../kit/collapsible.tsx";
import { ReasonField } from "../kit/reason-field.tsx";
import { typedFields } from "../kit/form-values.ts";
import { listPath } from "../kit/list-address.ts";
import type { Refusal } from "../../shell/form/refusal.ts";
import { deskApplicationsWords } from "./words.ts";

export type FormProps = {
  refusal: Refusal | undefined;
  /** The applicant's, in words. */
  language: string;
};

export const useTyped = (intent: string, refusal: Refusal | undefined) =>
  typedFields(intent, refusal, useWords(deskApplicationsWords).errors);

export function Reason({ field }: Pick<ReturnType<typeof useTyped>, "field">) {
  const words = useWords(deskApplicationsWords).invite;
  return <ReasonField field={field} label={words.reason} hint={words.reasonHint} />;
}

/** What the operator does about an application, one form an action: what it says is what its button does. */
export function FormAction({
  title,
  folded,
  open,
  children,
}: {
  title: string;
  folded: boolean;
  open: boolean;
  children: ReactNode;
}) {
  if (folded)
    return (
      <Collapsible title={title} open={open}>
        {children}
      </Collapsible>
    );
  return (
    <section className="desk-panel">
      <h2>{title}</h2>
      {children}
    </section>
  );
}

export function DeclineForm({ refusal, language }: FormProps) {
  const words = useWords(deskApplicationsWords).decline;
  const { isOpen, field } = useTyped("decline", refusal);
  return (
    <FormAction title={words.title} folded open={isOpen}>
      <ActionForm intent="decline" submit={words.submit} look="secondary">
        <p className="field-hint">{words.text(language)}</p>
        <Textarea
          {...field("line")}
          label={words.line(language)}
          hint={words.lineHint}
          rows={2}
          maxLength={600}
          required
        />
        <Reason field={field} />
      </ActionForm>
    </FormAction>
  );
}

export function FreePlaceForm({ refusal, language }: FormProps) {
  const words = useWords(deskApplicationsWords).free;
  const { isOpen, field } = useTyped("free-place", refusal);
  return (
    <FormAction title={words.title} folded open={isOpen}>
      <ActionForm intent="free-place" submit={words.submit} look="secondary">
        <p className="field-hint">{words.text(language)}</p>
        <Textarea
          {...field("line")}
          label={words.line(language)}
          hint={words.lineHint}
          rows={2}
          maxLength={600}
          required
        />
        <Reason field={field} />
      </ActionForm>
    </FormAction>
  );
}

type DecideProps = FormProps & {
  full: boolean;
  intake: string;
  waitlisted: boolean;
  /** The call that is still to come. */
  call: Date | null;
};

export function DecideForm({ refusal, language, full, intake, waitlisted, call }: DecideProps) {
  const words = useWords(deskApplicationsWords);
  const own = words.decide;
  const { lang } = useLanguage();
  const { field } = useTyped("decide", refusal);
  const verdict = field("verdict");
  const offered = (["yes", "wait", "no"] as const).filter(
    (each) => !(each === "yes" && full) && !(each === "wait" && waitlisted),
  );
  return (
    <FormAction title={own.title} folded={false} open>
      <ActionForm intent="decide" submit={own.submit}>
        <p className="field-hint">{own.text(language)}</p>
        <input type="hidden" name="shownCall" value={call?.toISOString() ?? ""} />
        {call && (
          <p>
            <strong>{own.callAgreed(formats[lang].moment(call))}</strong> {own.callCancelled}
          </p>
        )}
        {full && (
          <p>
            {words.file.full}{" "}
            <TextLink to={listPath(pathOf("admin-applications"), { view: "accepted", intake })}>
              {words.file.toFree}
            </TextLink>
          </p>
        )}
        <Choices
          type="radio"
          name="verdict"
          label={own.verdict}
          options={offered.map((id) => ({ id, label: own.verdicts[id] }))}
          chosen={verdict.defaultValue ? [verdict.defaultValue] : []}
          error={verdict.error}
          required
        />
        <Textarea {...field("line")} label={own.line(language)} hint={own.lineHint} rows={2} maxLength={600} />
        <Reason field={field} />
      </ActionForm>
    </FormAction>
  );
}
