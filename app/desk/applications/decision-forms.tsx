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
  /** The applicant's language, and its name. */
  theirs: Lang;
  language: string;
  /** Whether Ctrl and Enter show the mail, then send it. */
  keys: boolean;
  /** The state of the application as its page shows it. */
  shown: Shown;
};

type Shown = {
  /** The id of the decision that counts; empty if there is none. */
  decision: string;
  /** The id of the answers that are read. */
  submission: string;
};

/** What the page showed when an answer was written: the answer is refused if that has changed. */
export const ShownState = ({ shown: { decision, submission } }: { shown: Shown }) => (
  <>
    <input type="hidden" name="shownDecision" value={decision} />
    <input type="hidden" name="shownSubmission" value={submission} />
  </>
);

/** The values of a refused form, or of one that was returned with its mail; `own` is its refusal. */
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

/** The form of one action on an application; folded if the action is rarely the next one. */
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

/** What the applicant reads about the decision, and why it was taken, which only the team reads. */
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

/** Ends an application: declines it at the first reply, or takes the place of an accepted one back. */
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
  intake: string;
  /** The final decision that a new one would replace. */
  now: "wait" | "no" | "freed" | null;
  /** The time of the call that has yet to take place. */
  call: Date | null;
};

export function DecideForm({ refusal, language, shown, theirs, keys, full, intake, now, call }: DecideProps) {
  const words = useWords(deskApplicationsWords);
  const { decide } = words;
  const { lang } = useLanguage();
  const { field, isOpen, own } = useTyped("decide", refusal);
  const isChange = now === "no" || now === "freed";
  const verdict = field("verdict");
  const offered = (["yes", "wait", "no"] as const).filter(
    (each) => !(each === "yes" && full) && each !== now && !(each === "no" && now === "freed"),
  );
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
