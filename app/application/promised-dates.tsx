import type { ReactNode } from "react";
import type { Outcome } from "../../domain/application/application.ts";
import type { Intake } from "../../domain/application/intake.ts";
import { promisedDays } from "../../domain/application/promised-days.ts";
import { decisionDay, type lateWith, type Promises } from "../../domain/application/promises.ts";
import { formats } from "../../platform/language/format.ts";
import { TextLink } from "../../ui/text-link.tsx";
import { contactPath } from "../paths.ts";
import { useLanguage, useWords } from "../shell/language.tsx";
import { CallLine } from "./embed.tsx";
import { applicationFileWords } from "./file-words.ts";
import { PromiseRuler } from "./promise-ruler.tsx";
import { receivedWords } from "./received-words.ts";

type Decided = { verdict: Outcome; decidedAt: Date } | null;
type Props = {
  sentAt: Date;
  now: Date;
  promises: Promises;
  intake: Intake;
  first: Decided;
  final: Decided;
  late: ReturnType<typeof lateWith>;
  choosing: boolean;
  heading: ReactNode;
  calendar: string;
};

export function PromisedDates({
  sentAt,
  now,
  promises,
  intake,
  first,
  final,
  late,
  choosing,
  heading,
  calendar,
}: Props) {
  const { lang } = useLanguage();
  const { status, callTimes } = useWords(applicationFileWords);
  const received = useWords(receivedWords);
  const { date, time } = formats[lang];
  const { firstAnswerBy, callAt, decisionWeeks } = promises;
  const decisionBy = decisionDay(promises, now);
  const lateLine = (
    <p>
      <strong>{status.late}</strong> <TextLink to={contactPath}>{status.write}</TextLink>
    </p>
  );
  const says = {
    firstAnswer: {
      kept: first !== null,
      content: (
        <>
          <p>
            {first
              ? `${status.preselected}. ${status.on(date(first.decidedAt))}`
              : status.firstAnswerBy(date(firstAnswerBy), time(firstAnswerBy))}
          </p>
          {late === "first" && lateLine}
        </>
      ),
    },
    change: { kept: undefined, content: <p>{received.untilMidnight}</p> },
    call: {
      kept: final !== null,
      content: (
        <p>
          {choosing && !callAt ? (
            <a href="#time" className="link">
              {callTimes.title}
            </a>
          ) : (
            <CallLine promises={promises} />
          )}
        </p>
      ),
    },
    finalDecision: {
      kept: final !== null && final.verdict !== "wait",
      content: (
        <>
          <p>
            {final
              ? `${final.verdict === "wait" ? status.waitlisted : status.accepted}. ${status.on(date(final.decidedAt))}`
              : status.decisionBy(decisionWeeks, decisionBy && date(decisionBy))}
          </p>
          {late === "final" && lateLine}
        </>
      ),
    },
    start: { kept: undefined, content: null },
  };
  const days = promisedDays(promises, intake, { first, final }).map((day) => ({
    ...day,
    title: received.days[day.name],
    ...says[day.name],
  }));
  return <PromiseRuler sentAt={sentAt} now={now} days={days} heading={heading} calendar={calendar} />;
}
