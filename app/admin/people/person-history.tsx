import type { PersonFile } from "../../../domain/person/file.server.ts";
import { formats } from "../../../platform/language/format.ts";
import { useLanguage, useWords } from "../../shell/language.tsx";

/** What administrators decided about somebody, the latest first. */
export function PersonHistory({ decisions, blocks }: Pick<PersonFile, "decisions" | "blocks">) {
  const { lang } = useLanguage();
  const own = useWords("admin-people");
  const { moment } = formats[lang];
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
