import type { Intake } from "../../../domain/application/intake.ts";
import type { Lang } from "../../../platform/language/language.ts";
import { formats } from "../../../platform/language/format.ts";
import { Checkbox, TextField } from "../../../ui/field.tsx";
import { useLanguage, useWords } from "../../shell/language.tsx";
import { ActionForm } from "../kit/action-form.tsx";
import { deskApplicationsWords } from "./words.ts";
import { type FormProps, useTyped, Reason, FormAction } from "./decision-forms.tsx";

const times = ["time1", "time2", "time3"];

type InviteProps = FormProps & {
  minutes: number;
  earliest: string;
  again: boolean;
  /** Whether it reopens an application that was declined. */
  reopens: boolean;
  /** The first and last day announced for the interviews. */
  intake: Pick<Intake, "interviewsFrom" | "interviewsTo">;
  /** The times that the applicant suggested instead, as typed. */
  wish: { slots: string; phone: string | null; lang: Lang } | null;
  /** The link, number or address of this operator's latest invitation. */
  place: string;
};

/** Problems of a time that the operator may override. */
const passable = ["timeOutside", "timeProposed"];

export function InviteForm({
  refusal,
  language,
  shown,
  minutes,
  earliest,
  again,
  reopens,
  intake,
  place,
  wish,
}: InviteProps) {
  const words = useWords(deskApplicationsWords).invite;
  const { date } = formats[useLanguage().lang];
  const { isOpen, value, field } = useTyped("invite", refusal);
  const meant = value("anyway") !== undefined;
  const anyway = meant || (isOpen && times.some((name) => passable.includes(refusal?.errors[name] ?? "")));
  const title = reopens ? words.reopen : again ? words.again : words.title;
  const isFolded = reopens || (again && !wish);
  return (
    <FormAction id="invite" title={title} folded={isFolded} open={isOpen}>
      <ActionForm intent="invite" submit={words.submit} look={isFolded ? "secondary" : "primary"}>
        <input type="hidden" name="shownDecision" value={shown} />
        {wish && (
          <p>
            {words.wish} <strong lang={wish.lang}>{[wish.slots, wish.phone].filter(Boolean).join("\n")}</strong>
          </p>
        )}
        <p className="field-hint">{words.text(minutes, language)}</p>
        <div className="desk-times">
          {times.map((name, index) => (
            <TextField
              key={name}
              {...field(name)}
              type="datetime-local"
              label={words.time(index + 1)}
              min={earliest}
              required={index === 0}
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
          required
        />
        {!again && <Reason field={field} />}
      </ActionForm>
    </FormAction>
  );
}
