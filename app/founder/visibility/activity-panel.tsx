import type { Activity } from "../../../domain/deal/views.server.ts";
import { formats } from "../../../platform/language/format.ts";
import { investorProfileWords } from "../../investor/profile-words.ts";
import { useLanguage, useWords } from "../../shell/language.tsx";
import { visibilityWords } from "./words.ts";

/** The last visits: what was opened, when and by what kind of investor. */
export function ActivityPanel({ activity: { latest } }: { activity: Activity }) {
  const { activity: own } = useWords(visibilityWords);
  const { options } = useWords(investorProfileWords);
  const { date } = formats[useLanguage().lang];
  const stageNames: Record<string, string> = options.investment_stages;
  const whose = ({ throughCompany, stages }: (typeof latest)[number]) =>
    [
      throughCompany === null ? own.unknown : throughCompany ? own.company : own.ownName,
      ...(stages ?? []).map((id) => stageNames[id] ?? id),
    ].join(", ");
  return (
    <section className="panel visibility-lock">
      <h2>{own.title}</h2>
      {latest.length > 0 ? (
        <ul className="visibility-activity">
          {latest.map((visit) => (
            <li key={visit.id}>
              <strong>{own.kinds[visit.kind]}</strong> <span>{date(visit.at)}</span>
              <span className="note">{whose(visit)}</span>
            </li>
          ))}
        </ul>
      ) : (
        <p>{own.none}</p>
      )}
      <p className="note">{own.privacy}</p>
    </section>
  );
}
