import type { Intake } from "../../../domain/application/intake.ts";
import type { Lang } from "../../../platform/language/language.ts";
import { formats } from "../../../platform/language/format.ts";
import { Checkbox, Select, TextField } from "../../../ui/field.tsx";
import { useLanguage, useWords } from "../../shell/language.tsx";
import { AnswerForm } from "./answer-form.tsx";
import { deskApplicationsWords } from "./words.ts";
import { type FormProps, useTyped, Reason, ShownState, FormAction } from "./decision-forms.tsx";

const times = ["time1", "time2", "time3"];

type InviteProps = FormProps & {
  minutes: number;
  earliest: string;
  again: boolean;
  /** Whether the invitation reopens a declined application. */
  reopens: boolean;
  /** The first and last day announced for the calls of this intake. */
  intake: Pick<Intake, "interviewsFrom" | "interviewsTo">;
  /** The times at which the applicant is available for a call, as typed by the applicant. */
  wish: { slots: string; phone: string | null; lang: Lang } | null;
  /** The video link, phone number or address from this operator's latest invitation. */
  place: string;
  hosts: readonly { id: string; name: string; next: Date | null }[];
};

/** The errors of a proposed time or of the chosen host that the operator may override with a checkbox. */
const passable = ["timeOutside", "timeProposed", "hoursNone"];

export function InviteForm({
  refusal,
  language,
  shown,
  theirs,
  keys,
  minutes,
  earliest,
  again,
  reopens,
  intake,
  place,
  hosts,
  wish,
}: InviteProps) {
  const { invite: words } = useWords(deskApplicationsWords);
  const { date, moment } = formats[useLanguage().lang];
  const { isOpen, own, value, field } = useTyped("invite", refusal);
  const meant = value("anyway") !== undefined;
  const anyway = meant || ["host", ...times].some((name) => passable.includes(own?.errors[name] ?? ""));
  const title = reopens ? words.reopen : again ? words.again : words.title;
  const isFolded = reopens || (again && !wish);
  return (
    <FormAction id="invite" title={title} folded={isFolded} open={isOpen}>
      <AnswerForm intent="invite" submit={words.submit} refusal={own} theirs={theirs} keys={keys} isSeldom={isFolded}>
        <ShownState shown={shown} />
        {wish && (
          <p>
            {words.wish} <strong lang={wish.lang}>{[wish.slots, wish.phone].filter(Boolean).join("\n")}</strong>
          </p>
        )}
        <p className="field-hint">{words.text(minutes, language)}</p>
        {hosts.length > 0 && (
          <Select
            {...field("host")}
            label={words.host}
            hint={words.hostHint}
            none={words.hostNone}
            noneValue=""
            options={hosts.map(({ id, name, next }) => ({ id, label: words.hostNext(name, next && moment(next)) }))}
          />
        )}
        <div className="desk-times">
          {times.map((name, index) => (
            <TextField
              key={name}
              {...field(name)}
              type="datetime-local"
              label={words.time(index + 1)}
              min={earliest}
              required={index === 0 && hosts.length === 0}
            />
          ))}
        </div>
        <p className="field-hint">
          {words.zone} {words.announced(date(intake.interviewsFrom), date(intake.interviewsTo))}
        </p>
        {anyway && <Checkbox name="anyway" label={words.anyway} defaultChecked={meant} />}
        <TextField
          {...field("where")}
          defaultValue={value("where") ?? place}
          label={words.where}
          hint={words.whereHint}
          maxLength={300}
          required={hosts.length === 0}
        />
        {!again && <Reason field={field} />}
      </AnswerForm>
    </FormAction>
  );
}
