import { parisDay, daysLater } from "../../../platform/language/paris-day.ts";
import { formats } from "../../../platform/language/format.ts";
import { useLanguage, useWords } from "../../shell/language.tsx";
import { deskSessionWords } from "./session-words.ts";

type Turn = { isConfirmed: boolean; weekToldFor: string | null; eveToldFor: string | null };

type Props = {
  session: { startsOn: string; applicationsCloseOn: string | null };
  order: { turns: Turn[]; sentAt: Date | null; news: number };
  closing: { unanswered: number; from: Date; isOpen: boolean; record: { closedAt: Date } | null };
  past: boolean;
  today: string;
};

/** The stages of a session, from the applications to the follow-up, with the current stage highlighted. */
export function SessionSteps({ session: { startsOn, applicationsCloseOn }, order, closing, past, today }: Props) {
  const { steps: words } = useWords(deskSessionWords);
  const { shortDay, moment } = formats[useLanguage().lang];
  const { turns, sentAt, news } = order;
  const { record, unanswered, from, isOpen } = closing;
  const confirmed = turns.filter(({ isConfirmed }) => isConfirmed).length;
  const isSent = sentAt !== null && news === 0;
  const current = record ? null : past ? "after" : turns.length === 0 ? "selection" : isSent ? "day" : "order";
  // A reminder is named if it has left for somebody, or if its day is still to come.
  const reminders = [
    { day: daysLater(startsOn, -7), hasLeft: turns.some(({ weekToldFor }) => weekToldFor === startsOn) },
    { day: daysLater(startsOn, -1), hasLeft: turns.some(({ eveToldFor }) => eveToldFor === startsOn) },
  ]
    .filter(({ day, hasLeft }) => hasLeft || (!record && day >= today))
    .map(({ day }) => shortDay(day));
  const steps = {
    applications: [words.unanswered(unanswered), applicationsCloseOn && words.closes(shortDay(applicationsCloseOn))],
    selection: [words.places(turns.length, confirmed)],
    order: [sentAt ? (news > 0 ? words.news(news) : words.sent(shortDay(parisDay(sentAt)))) : words.draft],
    day: [shortDay(startsOn), reminders.length > 0 && words.reminders(reminders)],
    after: [
      record ? words.closed(shortDay(parisDay(record.closedAt))) : isOpen ? words.toClose : words.wishes(moment(from)),
    ],
  };
  return (
    <ol className="grid gap-3 m:grid-cols-3 l:grid-cols-5" aria-label={words.label}>
      {Object.entries(steps).map(([step, text]) => (
        <li
          key={step}
          aria-current={step === current ? "step" : undefined}
          className={`min-w-0 border-l-2 pl-3 ${step === current ? "border-ink" : "border-line"}`}
        >
          <strong>{words.titles[step as keyof typeof steps]}</strong>
          <span className="desk-sub">{text.filter(Boolean).join(", ")}</span>
        </li>
      ))}
    </ol>
  );
}
