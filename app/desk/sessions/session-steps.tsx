import { parisDay, daysLater } from "../../../platform/language/paris-day.ts";
import { formats } from "../../../platform/language/format.ts";
import { useLanguage, useWords } from "../../shell/language.tsx";
import { deskSessionWords } from "./session-words.ts";

type Props = {
  session: { startsOn: string; applicationsCloseOn: string | null };
  order: { turns: { isConfirmed: boolean }[]; sentAt: Date | null; news: number };
  closing: { unanswered: number; from: Date; isOpen: boolean; record: { closedAt: Date } | null };
  past: boolean;
};

/** The stages of a session, from the applications to the follow-up, with the current stage highlighted. */
export function SessionSteps({ session: { startsOn, applicationsCloseOn }, order, closing, past }: Props) {
  const { steps: words } = useWords(deskSessionWords);
  const { shortDay, moment } = formats[useLanguage().lang];
  const { turns, sentAt, news } = order;
  const { record, unanswered, from, isOpen } = closing;
  const confirmed = turns.filter(({ isConfirmed }) => isConfirmed).length;
  const isSent = sentAt !== null && news === 0;
  const current = record ? null : past ? "after" : turns.length === 0 ? "selection" : isSent ? "day" : "order";
  const steps = {
    applications: [words.unanswered(unanswered), applicationsCloseOn && words.closes(shortDay(applicationsCloseOn))],
    selection: [words.places(turns.length, confirmed)],
    order: [sentAt ? (news > 0 ? words.news(news) : words.sent(shortDay(parisDay(sentAt)))) : words.draft],
    day: [shortDay(startsOn), words.reminders(shortDay(daysLater(startsOn, -7)), shortDay(daysLater(startsOn, -1)))],
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
