import type { ReactNode } from "react";
import { Form } from "react-router";
import type { Intake } from "../../../domain/application/intake.ts";
import { formats } from "../../../platform/language/format.ts";
import { Checkbox, Choices, Textarea, TextField } from "../../../ui/field.tsx";
import { useLanguage, useWords } from "../../shell/language.tsx";
import { ActionForm } from "../kit/action-form.tsx";
import { Collapsible } from "../kit/collapsible.tsx";
import type { Refusal } from "../../shell/form/refusal.ts";
import { deskApplicationsWords } from "./words.ts";

type FormProps = {
  refusal: Refusal | undefined;
  /** The applicant's, in words. */
  language: string;
};

function useTyped(intent: string, refusal: Refusal | undefined) {
  const { errors } = useWords(deskApplicationsWords);
  const mine = refusal?.values["intent"] === intent ? refusal : undefined;
  return (name: string) => ({
    name,
    defaultValue: mine?.values[name],
    error: mine?.errors[name] && (errors[mine.errors[name]] ?? mine.errors[name]),
  });
}

function Reason({ typed }: { typed: ReturnType<typeof useTyped> }) {
  const own = useWords(deskApplicationsWords).invite;
  return <Textarea {...typed("reason")} label={own.reason} hint={own.reasonHint} rows={2} maxLength={2_000} required />;
}

const times = ["time1", "time2", "time3"];

/** What the operator does about an application, one form an action: what it says is what its button does. */
function FormAction({
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

type InviteProps = FormProps & {
  minutes: number;
  earliest: string;
  again: boolean;
  /** Its interviews were announced for these days. */
  intake: Pick<Intake, "interviewsFrom" | "interviewsTo">;
  /** How one met in the last call. */
  place: string;
};

/** What can be said against a time and meant all the same. */
const passable = ["timeOutside", "timeProposed"];

export function InviteForm({ refusal, language, minutes, earliest, again, intake, place }: InviteProps) {
  const own = useWords(deskApplicationsWords).invite;
  const { date } = formats[useLanguage().lang];
  const typed = useTyped("invite", refusal);
  const mine = refusal?.values["intent"] === "invite" ? refusal : undefined;
  const anyway =
    mine?.values["anyway"] !== undefined || times.some((name) => passable.includes(mine?.errors[name] ?? ""));
  return (
    <FormAction title={again ? own.again : own.title} folded={again} open={refusal?.values["intent"] === "invite"}>
      <ActionForm intent="invite" submit={own.submit} look={again ? "secondary" : "primary"}>
        <p className="field-hint">{own.text(minutes, language)}</p>
        <div className="desk-times">
          {times.map((name, index) => (
            <TextField
              key={name}
              {...typed(name)}
              type="datetime-local"
              label={own.time(index + 1)}
              min={earliest}
              required={index === 0}
            />
          ))}
        </div>
        <p className="field-hint">
          {own.zone} {own.announced(date(intake.interviewsFrom), date(intake.interviewsTo))}
        </p>
        {anyway && <Checkbox name="anyway" label={own.anyway} defaultChecked={mine?.values["anyway"] !== undefined} />}
        <TextField
          {...typed("where")}
          defaultValue={mine?.values["where"] ?? place}
          label={own.where}
          hint={own.whereHint}
          maxLength={300}
          required
        />
        {!again && <Reason typed={typed} />}
      </ActionForm>
    </FormAction>
  );
}

export function DeclineForm({ refusal, language }: FormProps) {
  const own = useWords(deskApplicationsWords).decline;
  const typed = useTyped("decline", refusal);
  return (
    <FormAction title={own.title} folded open={refusal?.values["intent"] === "decline"}>
      <ActionForm intent="decline" submit={own.submit} look="secondary">
        <p className="field-hint">{own.text(language)}</p>
        <Textarea {...typed("line")} label={own.line(language)} hint={own.lineHint} rows={2} maxLength={600} required />
        <Reason typed={typed} />
      </ActionForm>
    </FormAction>
  );
}

type DecideProps = FormProps & { full: boolean; waitlisted: boolean };

export function DecideForm({ refusal, language, full, waitlisted }: DecideProps) {
  const words = useWords(deskApplicationsWords);
  const own = words.decide;
  const typed = useTyped("decide", refusal);
  const verdict = typed("verdict");
  const offered = (["yes", "wait", "no"] as const).filter(
    (each) => !(each === "yes" && full) && !(each === "wait" && waitlisted),
  );
  return (
    <FormAction title={own.title} folded={false} open>
      <ActionForm intent="decide" submit={own.submit}>
        <p className="field-hint">{own.text(language)}</p>
        {full && <p>{words.file.full}</p>}
        <Choices
          type="radio"
          name="verdict"
          label={own.verdict}
          options={offered.map((id) => ({ id, label: own.verdicts[id] }))}
          chosen={verdict.defaultValue ? [verdict.defaultValue] : []}
          error={verdict.error}
          required
        />
        <Textarea {...typed("line")} label={own.line(language)} hint={own.lineHint} rows={2} maxLength={600} />
        <Reason typed={typed} />
      </ActionForm>
    </FormAction>
  );
}
