import type { ReactNode } from "react";
import type { ApplicationDetail } from "../../../domain/application/application-detail.server.ts";
import { formats } from "../../../platform/language/format.ts";
import { useLanguage, useWords } from "../../shell/language.tsx";
import { deskApplicationsWords } from "./words.ts";

type Event = { id: string; at: Date; title: string; more?: ReactNode };

const verdicts = {
  first: { yes: "firstYes", no: "firstNo", wait: "firstYes", freed: "freed" },
  final: { yes: "finalYes", no: "finalNo", wait: "finalWait", freed: "freed" },
} as const;

/** All that happened to an application, in order. */
export function History({ file }: { file: ApplicationDetail }) {
  const { lang } = useLanguage();
  const own = useWords(deskApplicationsWords).file;
  const { moment } = formats[lang];
  const first = file.submissions.at(-1)?.id;
  const events: Event[] = [
    ...file.submissions.map(({ id, submittedAt, seconds }) => ({
      id,
      at: submittedAt,
      title: id === first ? own.received : own.sentAgain,
      more: seconds !== null && seconds >= 60 && <p>{own.secondsTaken(seconds)}</p>,
    })),
    ...file.decisions.map(({ id, step, verdict, author, reason, line, decidedAt }) => ({
      id,
      at: decidedAt,
      title: own[verdicts[step][verdict]](author ?? own.gone),
      more: (
        <>
          <p>{own.reason(reason)}</p>
          {line && (
            <p>
              {own.line} <span lang={file.lang}>{line}</span>
            </p>
          )}
        </>
      ),
    })),
    ...file.invitations.map(({ id, author, times, where, invitedAt }) => ({
      id,
      at: invitedAt,
      title: own.invited(author ?? own.gone),
      more: <p>{[...times.map((time) => moment(new Date(time))), where].join("\n")}</p>,
    })),
    ...file.invitations.flatMap(({ id, chosenAt, chosenTime }) =>
      chosenAt && chosenTime
        ? [{ id: `${id} chosen`, at: chosenAt, title: own.chosen, more: <p>{moment(chosenTime)}</p> }]
        : [],
    ),
    ...file.calls.map(({ id, requestedAt, slots, phone }) => ({
      id,
      at: requestedAt,
      title: own.callAsked,
      more: <p lang={file.lang}>{[slots, phone].filter(Boolean).join("\n")}</p>,
    })),
    ...file.withdrawals.map(({ id, withdrawnAt }) => ({ id, at: withdrawnAt, title: own.withdrawn })),
  ].toSorted((one, other) => one.at.getTime() - other.at.getTime());
  return (
    <section className="desk-part">
      <h2>{own.history}</h2>
      <ol className="desk-log">
        {events.map(({ id, at, title, more }) => (
          <li key={id}>
            <strong>{title}</strong>
            {more}
            <span className="desk-sub">{moment(at)}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}
