import type { Intake } from "../../domain/application/intake.ts";
import type { lateWith, Promises } from "../../domain/application/promises.ts";
import type { Verdict } from "../../domain/application/application.ts";
import { Link } from "react-router";
import { formats } from "../../platform/language/format.ts";
import { contactPath } from "../paths.ts";
import { useLanguage, useWords } from "../shell/language.tsx";
import { CallLine } from "./embed.tsx";
import { applicationFileWords } from "./file-words.ts";

type Decided = { verdict: Verdict; decidedAt: Date } | null;
type Props = {
  promises: Promises;
  intake: Intake;
  first: Decided;
  final: Decided;
  /** The answer that we owe for longer than promised. */
  late: ReturnType<typeof lateWith>;
  /** Whether times were proposed for the call that have not passed. */
  choosing: boolean;
};

/** What an applicant was promised by when, and what has happened of it. */
export function Timeline({ promises, intake, first, final, late, choosing }: Props) {
  const { lang } = useLanguage();
  const { status: own, callTimes } = useWords(applicationFileWords);
  const { date, time } = formats[lang];
  const { firstAnswerBy, callAt, decisionWeeks, decisionBy } = promises;
  const declined = first?.verdict === "no" || final?.verdict === "no";
  const lateLine = (
    <p className="text-bad">
      {own.late}{" "}
      <Link to={contactPath} className="link">
        {own.write}
      </Link>
    </p>
  );
  return (
    <ol className="timeline">
      <li data-done={first !== null || undefined}>
        <h3>{own.firstAnswer}</h3>
        <p>
          {first
            ? `${first.verdict === "yes" ? own.preselected : own.declined}. ${own.on(date(first.decidedAt))}`
            : own.firstAnswerBy(date(firstAnswerBy), time(firstAnswerBy))}
        </p>
        {late === "first" && lateLine}
      </li>
      {first?.verdict !== "no" && (
        <>
          {(callAt || !final) && (
            <li data-done={final !== null || undefined}>
              <h3>{own.call}</h3>
              <p>
                {choosing && !callAt ? (
                  <a href="#time" className="link">
                    {callTimes.title}
                  </a>
                ) : (
                  <CallLine promises={promises} />
                )}
              </p>
            </li>
          )}
          <li data-done={(final !== null && final.verdict !== "wait") || undefined}>
            <h3>{own.finalDecision}</h3>
            <p>
              {final
                ? `${{ yes: own.accepted, wait: own.waitlisted, no: own.declined }[final.verdict]}. ${own.on(date(final.decidedAt))}`
                : own.decisionBy(decisionWeeks, date(decisionBy))}
            </p>
            {late === "final" && lateLine}
          </li>
        </>
      )}
      {!declined && (
        <li>
          <h3>{own.start}</h3>
          <p>{date(intake.startsOn)}</p>
        </li>
      )}
    </ol>
  );
}
