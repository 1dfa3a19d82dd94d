import type { PersonFile } from "../../../domain/person/file.server.ts";
import type { GrantedPlan } from "../../../domain/plan-grant/granted-plans.server.ts";
import { formats } from "../../../platform/language/format.ts";
import { useLanguage, useWords } from "../../shell/language.tsx";
import { deskPeopleWords } from "./words.ts";

export function PersonHistory({
  decisions,
  blocks,
  granted,
}: Pick<PersonFile, "decisions" | "blocks"> & { granted: GrantedPlan[] }) {
  const { lang } = useLanguage();
  const words = useWords(deskPeopleWords);
  const { date, moment } = formats[lang];
  const events = [
    ...decisions.map(({ id, verdict, reason, author, decidedAt }) => ({
      id,
      what: words.decided[verdict],
      reason,
      author,
      at: decidedAt,
      after: null,
    })),
    ...blocks.map(({ id, reason, author, blockedAt, liftedAt, liftedBy }) => ({
      id,
      what: words.wasBlocked,
      reason,
      author,
      at: blockedAt,
      after: liftedAt && words.lifted(moment(liftedAt), liftedBy ?? words.gone),
    })),
    ...granted.map(({ id, plan, startsOn, endsOn, reason, source, grantedBy, grantedAt, ...ended }) => ({
      id,
      what: words.granted(words.planDays(words.plans[plan], date(startsOn), endsOn && date(endsOn))),
      reason,
      author: grantedBy,
      at: grantedAt,
      after:
        ended.endedAt &&
        (ended.endReason === null && source === "desk"
          ? words.planReplaced(moment(ended.endedAt))
          : words.planEnded(moment(ended.endedAt), ended.endedBy ?? words.gone, ended.endReason)),
    })),
  ].toSorted((one, other) => other.at.getTime() - one.at.getTime());
  return (
    <section className="desk-part">
      <h2>{words.history}</h2>
      {events.length === 0 ? (
        <p className="note">{words.noHistory}</p>
      ) : (
        <ol className="desk-log">
          {events.map(({ id, what, reason, author, at, after }) => (
            <li key={id}>
              <strong>{what}</strong>
              <p>{reason}</p>
              <span className="desk-sub">{words.by(author ?? words.gone, moment(at))}</span>
              {after && <span className="desk-sub">{after}</span>}
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}
