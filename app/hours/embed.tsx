import type { ComponentProps, ReactNode } from "react";
import { type MeetingOutcome, outcomes, ratings } from "../../domain/meeting/after.ts";
import { clockTime, type Window } from "../../domain/meeting/offers.ts";
import { formats } from "../../platform/language/format.ts";
import { Button } from "../../ui/button.tsx";
import { Disclosure } from "../../ui/disclosure.tsx";
import { Textarea, TextField } from "../../ui/field.tsx";
import { ActionButton } from "../shell/form/action-button.tsx";
import { PostForm } from "../shell/form/post-form.tsx";
import type { Refusal } from "../shell/form/refusal.ts";
import { useLanguage, useWords } from "../shell/language.tsx";
import { hostHoursWords } from "./words.ts";

type Refused = { refusal: Refusal | undefined };

/** Returns a function that gives the typed value and the error of a field after a refused form. */
function useTyped(refusal: Refusal | undefined, ...intents: string[]) {
  const { errors } = useWords(hostHoursWords);
  const mine = refusal && intents.includes(refusal.values["intent"] ?? "") ? refusal : undefined;
  return (name: string, kept?: string) => ({
    name,
    defaultValue: mine?.values[name] ?? kept,
    error: errors[mine?.errors[name] ?? ""],
  });
}

export type HostWeek = { week: [number, Window][]; zone: string; shown: string };

export function WeekForm({ week, zone, shown, refusal }: HostWeek & Refused) {
  const words = useWords(hostHoursWords);
  const typed = useTyped(refusal, "week");
  const kept = new Map(week);
  const clock = (minutes: number | undefined) => (minutes === undefined ? "" : clockTime(minutes % (24 * 60)));
  return (
    <PostForm
      noValidate
      className="contact-form mt-0"
      preventScrollReset
      displayed={{
        shown,
        tell: (name, text) => ({ label: words.days[Number(name) - 1] ?? words.zone, text }),
        isOther: refusal?.values["intent"] !== "week",
      }}
    >
      <p className="field-hint">{words.weekText}</p>
      {words.days.map((day, index) => (
        <div key={day} className="grid grid-cols-2 gap-3">
          <TextField
            type="time"
            label={words.from(day)}
            {...typed(`from.${index + 1}`, clock(kept.get(index + 1)?.from))}
          />
          <TextField
            type="time"
            label={words.until(day)}
            {...typed(`until.${index + 1}`, clock(kept.get(index + 1)?.until))}
          />
        </div>
      ))}
      <TextField {...typed("zone", zone)} label={words.zone} hint={words.zoneHint} autoComplete="off" required />
      <Button type="submit" name="intent" value="week" className="justify-self-start" small>
        {words.saveWeek}
      </Button>
    </PostForm>
  );
}

export function DaysForm({ days, refusal }: { days: [string, Window | "off"][] } & Refused) {
  const words = useWords(hostHoursWords);
  const { date } = formats[useLanguage().lang];
  const typed = useTyped(refusal, "off", "extra");
  return (
    <>
      {days.length === 0 ? (
        <p className="note">{words.differsNone}</p>
      ) : (
        <ul className="grid gap-3">
          {days.map(([day, as]) => (
            <li key={day} className="flex flex-wrap items-center justify-between gap-3">
              <span>
                {date(day)}
                <br />
                <span className="note">
                  {as === "off" ? words.off : words.extra(clockTime(as.from), clockTime(as.until))}
                </span>
              </span>
              <ActionButton intent="usual" fields={{ day }} preventScrollReset look="secondary" small>
                {words.usual} <span className="sr-only">{date(day)}</span>
              </ActionButton>
            </li>
          ))}
        </ul>
      )}
      <PostForm noValidate className="contact-form mt-0" preventScrollReset>
        <TextField type="date" label={words.day} {...typed("day")} required />
        <div className="grid grid-cols-2 gap-3">
          <TextField type="time" label={words.dayFrom} {...typed("from")} />
          <TextField type="time" label={words.dayUntil} {...typed("until")} />
        </div>
        <p className="field-hint">{words.dayHint}</p>
        <div className="flex flex-wrap gap-3">
          <Button type="submit" name="intent" value="off" look="secondary" small>
            {words.takeOff}
          </Button>
          <Button type="submit" name="intent" value="extra" look="secondary" small>
            {words.addExtra}
          </Button>
        </div>
      </PostForm>
    </>
  );
}

export type HostMeeting = {
  id: string;
  startsAt: Date;
  topic: string;
  place: string;
  startup: string | null;
  guest: string | null;
  /** Whether the meeting is a call about an application; the accelerator's team moves and cancels such calls. */
  isCall: boolean;
  /**
   * Whether the startup cancelled the meeting late, which means less than the required notice before the meeting's
   * start.
   */
  isLate: boolean;
  isToCome: boolean;
  isSayable: boolean;
  outcome: MeetingOutcome | null;
  sharedNote: string;
  /** The private note and the feedback of the host; null when the accelerator's team views the meeting. */
  own: { privateNote: string; given: { rating: number; sentence: string } | null } | null;
  /** The displayed version of each form's record. */
  shown: { shared: string; private: string | null; rate: string | null };
  figures: {
    month: string;
    mrr: number;
    cac: number;
    churn: number;
    runway: { state: string; months: number | null } | null;
  } | null;
};

export function HostMeetings({ meetings, refusal }: { meetings: HostMeeting[] } & Refused) {
  const words = useWords(hostHoursWords);
  const toCome = meetings.filter(({ isToCome }) => isToCome);
  const past = meetings.filter(({ isToCome }) => !isToCome).toReversed();
  const list = (shown: HostMeeting[]) => (
    <ul className="grid gap-6">
      {shown.map((each) => (
        <MeetingOfHost key={each.id} meeting={each} refusal={refusal} />
      ))}
    </ul>
  );
  return (
    <>
      {toCome.length === 0 ? <p className="note">{words.noMeetings}</p> : list(toCome)}
      {past.length > 0 && (
        <>
          <h3 className="mt-5">{words.past}</h3>
          {list(past)}
        </>
      )}
    </>
  );
}

function MeetingOfHost({ meeting, refusal }: { meeting: HostMeeting } & Refused) {
  const words = useWords(hostHoursWords);
  const { exact, moment, money, month, share } = formats[useLanguage().lang];
  const { id, startsAt, guest, startup, topic, place, figures, isToCome, isSayable, outcome, sharedNote, own } =
    meeting;
  const { shown } = meeting;
  const mine = refusal?.values["meeting"] === id ? refusal : undefined;
  const typed = useTyped(mine, "rate");
  const when = moment(startsAt);
  const notes = [...(own ? [["private", own.privateNote] as const] : []), ["shared", sharedNote] as const];
  const form = (
    intent: string,
    submit: string,
    children: ReactNode,
    { label, displayed }: { label?: string } & Pick<ComponentProps<typeof PostForm>, "displayed"> = {},
  ) => (
    <PostForm noValidate className="contact-form mt-0" preventScrollReset {...(displayed && { displayed })}>
      <input type="hidden" name="meeting" value={id} />
      {children}
      <Button
        type="submit"
        name="intent"
        value={intent}
        look="secondary"
        small
        className="justify-self-start"
        {...(label && { "aria-label": label })}
      >
        {submit}
      </Button>
    </PostForm>
  );
  return (
    <li className="grid gap-3">
      <p>
        <strong>{words.parisTime(when)}</strong>
        <br />
        {meeting.isCall ? words.callWith(startup ?? "") : `${guest ?? words.someone}, ${startup || words.startup}`}
        {meeting.isLate && (
          <>
            <br />
            {words.late}
          </>
        )}
        <br />
        <span lang="" className="note whitespace-pre-line wrap-anywhere">
          {topic}
        </span>
        {place && (
          <>
            <br />
            <span className="note wrap-anywhere">{words.place(place)}</span>
          </>
        )}
      </p>
      {figures && (
        <div>
          <p>
            <strong>{words.figures(month(figures.month))}</strong>
          </p>
          <p className="note">
            {figures.runway &&
              `${words.figure.runway} ${
                figures.runway.months === null
                  ? (words.runway[figures.runway.state] ?? "")
                  : words.runwayMonths(exact(figures.runway.months))
              }, `}
            {words.figure.mrr} {money(figures.mrr / 100)}, {words.figure.churn} {share(figures.churn)},{" "}
            {words.figure.cac} {money(figures.cac / 100)}. {words.figuresUntil}
          </p>
        </div>
      )}
      {isToCome &&
        !isSayable &&
        !meeting.isCall &&
        form(
          "cancel-meeting",
          words.cancel,
          <>
            <input type="hidden" name="shown" value={startsAt.toISOString()} />
            <p className="note">{words.cancelText}</p>
          </>,
          { label: words.cancelOf(when) },
        )}
      {isSayable && (
        <PostForm className="grid gap-3" preventScrollReset>
          <input type="hidden" name="meeting" value={id} />
          <input type="hidden" name="intent" value="mark" />
          <p>{outcome ? words.outcomes[outcome] : words.happened}</p>
          <div className="flex flex-wrap gap-3">
            {outcomes
              .filter((each) => each !== outcome)
              .map((each) => (
                <Button key={each} type="submit" name="outcome" value={each} look="secondary" small>
                  {words.outcome[each]}
                </Button>
              ))}
          </div>
        </PostForm>
      )}
      {!meeting.isCall && !meeting.isLate && (
        <Disclosure title={words.notes}>
          {notes.map(([kind, kept]) => (
            <div key={kind}>
              {form(
                "note",
                words.saveNote[kind],
                <>
                  <input type="hidden" name="note" value={kind} />
                  <Textarea
                    name="text"
                    label={words.note[kind]}
                    hint={words.noteHint[kind]}
                    rows={3}
                    maxLength={2_000}
                    defaultValue={(mine?.values["note"] === kind ? mine.values["text"] : undefined) ?? kept}
                  />
                </>,
                {
                  displayed: {
                    shown: shown[kind] ?? "{}",
                    tell: (_, text) => ({ label: words.note[kind], text }),
                    isOther: mine?.values["note"] !== kind,
                  },
                },
              )}
            </div>
          ))}
        </Disclosure>
      )}
      {own &&
        isSayable &&
        form(
          "rate",
          words.rate,
          <>
            <fieldset className="grid gap-2">
              <legend>{words.feedback}</legend>
              <p className="field-hint">{own.given ? words.rated : words.feedbackText}</p>
              {ratings.map((each) => (
                <label key={each} className="flex items-center gap-2">
                  <input type="radio" name="rating" value={each} defaultChecked={own.given?.rating === each} required />
                  {words.rating[each]}
                </label>
              ))}
              {typed("rating").error && <p className="field-error">{typed("rating").error}</p>}
            </fieldset>
            <TextField label={words.sentence} maxLength={300} {...typed("sentence", own.given?.sentence ?? "")} />
          </>,
          {
            displayed: {
              shown: shown.rate ?? "{}",
              tell: (name, text) =>
                name === "rating"
                  ? { label: words.feedback, text: words.rating[Number(text)] ?? "" }
                  : { label: words.sentence, text },
              isOther: mine?.values["intent"] !== "rate",
            },
          },
        )}
    </li>
  );
}
