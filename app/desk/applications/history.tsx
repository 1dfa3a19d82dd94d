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

const listed = 6;

function Leaving(answer: { leavesAt: Date; releasedAt: Date | null; recalledAt: Date | null }) {
  const { lang } = useLanguage();
  const words = useWords(deskApplicationsWords).held;
  const { moment } = formats[lang];
  if (answer.releasedAt) return null;
  return <p>{answer.recalledAt ? words.recalled(moment(answer.recalledAt)) : words.leaves(moment(answer.leavesAt))}</p>;
}

export function History({ file }: { file: ApplicationDetail }) {
  const { lang } = useLanguage();
  const words = useWords(deskApplicationsWords).file;
  const { moment } = formats[lang];
  const first = file.submissions.at(-1)?.id;
  const events: Event[] = [
    ...file.submissions.map(({ id, submittedAt, seconds }) => ({
      id,
      at: submittedAt,
      title: id === first ? words.received : words.sentAgain,
      more: seconds !== null && seconds >= 60 && <p>{words.secondsTaken(seconds)}</p>,
    })),
    ...file.decisions.map(({ id, step, verdict, author, reason, line, decidedAt, ...hold }) => ({
      id,
      at: decidedAt,
      title: words[verdicts[step][verdict]](author ?? words.gone),
      more: (
        <>
          <p>{reason === null ? words.hidden : words.reason(reason)}</p>
          {line && (
            <p>
              {words.line} <span lang={file.lang}>{line}</span>
            </p>
          )}
          <Leaving {...hold} />
        </>
      ),
    })),
    ...file.invitations.map(({ id, author, times, where, invitedAt, leavesAt, releasedAt, recalledAt }) => ({
      id,
      at: invitedAt,
      title: words.invited(author ?? words.gone),
      more: (
        <>
          <p>
            {[
              ...times.slice(0, listed).map((time) => moment(new Date(time))),
              words.moreTimes(times.length - listed),
              where,
            ]
              .filter(Boolean)
              .join("\n")}
          </p>
          <Leaving {...{ leavesAt, releasedAt, recalledAt }} />
        </>
      ),
    })),
    ...file.invitations.flatMap(({ id, chosenAt, chosenTime }) =>
      chosenAt && chosenTime
        ? [{ id: `${id} chosen`, at: chosenAt, title: words.chosen, more: <p>{moment(chosenTime)}</p> }]
        : [],
    ),
    ...file.calls.map(({ id, requestedAt, slots, phone }) => ({
      id,
      at: requestedAt,
      title: words.callAsked,
      more: <p lang={file.lang}>{[slots, phone].filter(Boolean).join("\n")}</p>,
    })),
    ...file.withdrawals.map(({ id, withdrawnAt }) => ({ id, at: withdrawnAt, title: words.withdrawn })),
  ].toSorted((one, other) => one.at.getTime() - other.at.getTime());
  return (
    <section className="desk-part">
      <h2>{words.history}</h2>
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
