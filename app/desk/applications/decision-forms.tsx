import type { ReactNode } from "react";
import type { Lang } from "../../../platform/language/language.ts";
import { formats } from "../../../platform/language/format.ts";
import { Choices, Textarea } from "../../../ui/field.tsx";
import { TextLink } from "../../../ui/text-link.tsx";
import { pathOf } from "../../paths.ts";
import { useLanguage, useWords } from "../../shell/language.tsx";
import { Collapsible } from "../kit/collapsible.tsx";
import { ReasonField } from "../kit/reason-field.tsx";
import { typedFields } from "../kit/form-values.ts";
import { listPath } from "../kit/list-address.ts";
import type { Refusal } from "../../shell/form/refusal.ts";
import { AnswerForm, mailOf } from "./answer-form.tsx";
import { deskApplicationsWords } from "./words.ts";

export type FormProps = {
  refusal: Refusal | undefined;
  /** The applicant's language; `language` is the name of this language. */
  theirs: Lang;
  language: string;
  /** Whether Ctrl+Enter first previews the e-mail and then sends it. */
  keys: boolean;
  shown: Shown;
};

type Shown = {
  /** The id of the application's current decision; an empty string when there is no decision. */
  decision: string;
  /** The id of the version of the applicant's answers that the page shows. */
  submission: string;
};

/**
 * Hidden fields with the state that the page showed. The server refuses an answer if the application has changed since
 * then.
 */
export const ShownState = ({ shown: { decision, submission } }: { shown: Shown }) => (
  <>
    <input type="hidden" name="shownDecision" value={decision} />
    <input type="hidden" name="shownSubmission" value={submission} />
  </>
);

/** `own` is the server's refusal if the form named `intent` was submitted. */
export function useTyped(intent: string, refusal: Refusal | undefined) {
  const { errors } = useWords(deskApplicationsWords);
  const isOwn = [intent, mailOf(intent)].includes(refusal?.values["intent"] ?? "");
  const own = isOwn ? refusal : undefined;
  return { own, ...typedFields(intent, own && { ...own, values: { ...own.values, intent } }, errors) };
}

export function Reason({ field }: Pick<ReturnType<typeof useTyped>, "field">) {
  const words = useWords(deskApplicationsWords).invite;
  return <ReasonField field={field} label={words.reason} hint={words.reasonHint} />;
}

export function FormAction({
  id,
  title,
  folded,
  open,
  children,
}: {
  id?: string;
  title: string;
  folded: boolean;
  open: boolean;
  children: ReactNode;
}) {
  if (folded)
    return (
      <Collapsible {...(id && { id })} title={title} open={open}>
        {children}
      </Collapsible>
    );
  return (
    <section className="desk-panel" id={id}>
      <h2>{title}</h2>
      {children}
    </section>
  );
}

function LineAndReason({
  field,
  line,
  lineHint,
  required = false,
}: Pick<ReturnType<typeof useTyped>, "field"> & { line: string; lineHint: string; required?: boolean }) {
  return (
    <>
      <Textarea {...field("line")} label={line} hint={lineHint} rows={2} maxLength={600} required={required} />
      <Reason field={field} />
    </>
  );
}

/** Ends an application: declines it in the first reply, or withdraws the place of an accepted applicant. */
export function EndForm({
  ends,
  refusal,
  language,
  shown,
  theirs,
  keys,
}: FormProps & { ends: "decline" | "free-place" }) {
  const words = useWords(deskApplicationsWords)[ends];
  const intent = ends === "decline" ? "decide" : ends;
  const { isOpen, own, field } = useTyped(intent, refusal);
  return (
    <FormAction title={words.title} folded open={isOpen}>
      <AnswerForm {...{ intent, submit: words.submit, refusal: own, theirs, keys }} isSeldom>
        <p className="field-hint">{words.text(language)}</p>
        {ends === "decline" && (
          <>
            <input type="hidden" name="step" value="first" />
            <input type="hidden" name="verdict" value="no" />
          </>
        )}
        <ShownState shown={shown} />
        <LineAndReason field={field} line={words.line(language)} lineHint={words.lineHint} required />
      </AnswerForm>
    </FormAction>
  );
}

type DecideProps = FormProps & {
  full: boolean;
  /** Whether the intake has begun; applications can no longer be put on its waiting list. */
  begun: boolean;
  intake: string;
  /** The current final decision, which a new decision would replace. */
  now: "wait" | "no" | "freed" | null;
  call: Date | null;
};

export function DecideForm({ refusal, language, shown, theirs, keys, full, begun, intake, now, call }: DecideProps) {
  const words = useWords(deskApplicationsWords);
  const { decide } = words;
  const { lang } = useLanguage();
  const { field, isOpen, own } = useTyped("decide", refusal);
  const isChange = now === "no" || now === "freed";
  const passedOver = begun && now === "wait";
  const verdict = field("verdict");
  const offered = (["yes", "wait", "no"] as const).filter(
    (each) =>
      !(each === "yes" && (full || passedOver)) &&
      !(each === "wait" && begun) &&
      each !== now &&
      !(each === "no" && now === "freed"),
  );
  if (offered.length === 0) return null;
  return (
    <FormAction title={isChange ? decide.change : decide.title} folded={isChange} open={isOpen}>
      <AnswerForm intent="decide" submit={decide.submit} refusal={own} {...{ theirs, keys }} isSeldom={isChange}>
        <p className="field-hint">{decide.text(language)}</p>
        <input type="hidden" name="step" value="final" />
        <ShownState shown={shown} />
        <input type="hidden" name="shownCall" value={call?.toISOString() ?? ""} />
        {call && (
          <p>
            <strong>{decide.callAgreed(formats[lang].moment(call))}</strong> {decide.callCancelled}
          </p>
        )}
        {passedOver && <p>{words.file.begun}</p>}
        {begun && !full && !isChange && !passedOver && <p>{words.file.lateWait}</p>}
        {full && !passedOver && (
          <p>
            {begun ? words.file.fullBegun : words.file.full}{" "}
            <TextLink to={listPath(pathOf("admin-applications"), { view: "accepted", intake })}>
              {words.file.toFree}
            </TextLink>
          </p>
        )}
        <Choices
          type="radio"
          name="verdict"
          label={decide.verdict}
          options={offered.map((id) => ({ id, label: decide.verdicts[id] }))}
          chosen={verdict.defaultValue ? [verdict.defaultValue] : []}
          error={verdict.error}
          required
        />
        <LineAndReason field={field} line={decide.line(language)} lineHint={decide.lineHint} />
      </AnswerForm>
    </FormAction>
  );
}
