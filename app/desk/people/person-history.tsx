import type { PersonFile } from "../../../domain/person/file.server.ts";
import type { GrantedPlan } from "../../../domain/plan-grant/plan-grant.server.ts";
import { formats } from "../../../platform/language/format.ts";
import { useLanguage, useWords } from "../../shell/language.tsx";
import { deskPeopleWords } from "./words.ts";

/** What administrators decided about somebody, the latest first. */
export function PersonHistory({
  decisions,
  blocks,
  granted,
}: Pick<PersonFile, "decisions" | "blocks"> & { granted: GrantedPlan[] }) {
  const { lang } = useLanguage();
  const own = useWords(deskPeopleWords);
  const { date, moment } = formats[lang];
  const events = [
    ...decisions.map(({ id, verdict, reason, author, decidedAt }) => ({
      id,
      what: own.decided[verdict],
      reason,
      author,
      at: decidedAt,
      after: null,
    })),
    ...blocks.map(({ id, reason, author, blockedAt, liftedAt, liftedBy }) => ({
      id,
      what: own.wasBlocked,
      reason,
      author,
      at: blockedAt,
      after: liftedAt && own.lifted(moment(liftedAt), liftedBy ?? own.gone),
    })),
    ...granted.map(({ id, plan, startsOn, endsOn, reason, grantedBy, grantedAt, ...ended }) => ({
      id,
      what: own.granted(own.planDays(own.plans[plan], date(startsOn), endsOn && date(endsOn))),
      reason,
      author: grantedBy,
      at: grantedAt,
      after:
        ended.endedAt &&
        (ended.endReason === null
          ? own.planReplaced(moment(ended.endedAt))
          : own.planEnded(moment(ended.endedAt), ended.endedBy ?? own.gone, ended.endReason)),
    })),
  ].toSorted((one, other) => other.at.getTime() - one.at.getTime());
  return (
    <section className="desk-part">
      <h2>{own.history}</h2>
      {events.length === 0 ? (
        <p className="note">{own.noHistory}</p>
      ) : (
        <ol className="desk-log">
          {events.map(({ id, what, reason, author, at, after }) => (
            <li key={id}>
              <strong>{what}</strong>
              <p>{reason}</p>
              <span className="desk-sub">{own.by(author ?? own.gone, moment(at))}</span>
              {after && <span className="desk-sub">{after}</span>}
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}
