import type { ReactNode } from "react";
import type { Intake } from "../../domain/application/intake.ts";
import { promisedDays } from "../../domain/application/promised-days.ts";
import type { Promises } from "../../domain/application/promises.ts";
import { formats } from "../../platform/language/format.ts";
import type { Lang } from "../../platform/language/language.ts";
import { TextLink } from "../../ui/text-link.tsx";
import { pathOf } from "../paths.ts";
import { useLanguage, useWords } from "../shell/language.tsx";
import { applicationFileWords } from "./file-words.ts";
import { PromiseRuler } from "./promise-ruler.tsx";
import { receivedWords } from "./received-words.ts";
import { applicationWords } from "./words.ts";

export function callText({ callAt, callFrom, callTo, callMinutes }: Promises, lang: Lang) {
  const { status, callTimes } = applicationFileWords.in(lang);
  const { date, time, weekday } = formats[lang];
  return callAt
    ? callTimes.chosen(weekday(callAt), time(callAt))
    : status.callOf(callMinutes, applicationWords.in(lang).between(Number(callFrom.slice(8)), date(callTo)));
}

export function CallLine({ promises }: { promises: Promises }) {
  return callText(promises, useLanguage().lang);
}

type Props = {
  fullName: string;
  sentAt: Date;
  now: Date;
  promises: Promises;
  intake: Intake;
  receipt: string;
  outcome: ReactNode;
  footnote: ReactNode;
};

export function ApplicationReceived({ receipt, fullName, sentAt, now, promises, intake, outcome, footnote }: Props) {
  const { lang } = useLanguage();
  const words = useWords(receivedWords);
  const { date, time } = formats[lang];
  const says = {
    firstAnswer: words.byTime(time(promises.firstAnswerBy)),
    change: words.untilMidnight,
    call: words.callOf(promises.callMinutes),
    finalDecision: words.byThen,
    start: null,
  };
  const days = promisedDays(promises, intake).map((day) => ({
    ...day,
    title: words.days[day.name],
    content: says[day.name] && <p>{says[day.name]}</p>,
  }));
  return (
    <>
      <PromiseRuler
        sentAt={sentAt}
        now={now}
        days={days}
        calendar={pathOf("receipt-calendar", { receipt })}
        heading={
          <>
            <h1 className="display">{words.thanks(fullName)}</h1>
            <p className="lead">{words.lead}</p>
          </>
        }
      />
      <div className="page section received">
        <section>
          <h2>{words.prepareTitle}</h2>
          <ol className="received-steps">
            {words.prepare.map(({ title, text }) => (
              <li key={title}>
                <strong>{title}</strong> <span>{text}</span>
              </li>
            ))}
          </ol>
        </section>
        <aside>
          <div className="panel">
            <h2>{words.page.title}</h2>
            {outcome}
            <p>{words.page.text(date(intake.lastDay))}</p>
            <p className="note">
              {words.page.lost} <TextLink to={pathOf("application-resume")}>{words.page.again}</TextLink>.
            </p>
          </div>
          {footnote}
        </aside>
      </div>
    </>
  );
}
