import type { Activity } from "../../../domain/deal/activity.server.ts";
import { formats } from "../../../platform/language/format.ts";
import { investorProfileWords } from "../../investor/profile-words.ts";
import { useLanguage, useWords } from "../../shell/language.tsx";
import { visibilityWords } from "./words.ts";

export function ActivityPanel({ activity: { latest, shared } }: { activity: Activity }) {
  const { activity } = useWords(visibilityWords);
  const { options } = useWords(investorProfileWords);
  const { date } = formats[useLanguage().lang];
  const stageNames: Record<string, string> = options.investment_stages;
  const alike = [
    ...(shared.throughCompany ? [activity.company] : []),
    ...shared.stages.map((stage) => activity.stage(stageNames[stage] ?? stage)),
  ];
  return (
    <section className="panel visibility-lock">
      <h2>{activity.title}</h2>
      {latest.length > 0 ? (
        <ul className="visibility-activity">
          {latest.map(({ day, kind, times }) => (
            <li key={`${day} ${kind}`}>
              <strong>{times === 1 ? activity.kinds[kind] : activity.times(activity.kinds[kind], times)}</strong>{" "}
              <span>{date(day)}</span>
            </li>
          ))}
        </ul>
      ) : (
        <p>{activity.none}</p>
      )}
      {alike.length > 0 && <p>{activity.alike(alike)}</p>}
      <p className="note">{activity.privacy}</p>
    </section>
  );
}
