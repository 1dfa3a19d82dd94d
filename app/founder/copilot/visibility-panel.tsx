import { Link } from "react-router";
import type { Activity } from "../../../domain/deal/views.server.ts";
import { formats } from "../../../platform/language/format.ts";
import { pathOf } from "../../paths.ts";
import { useLanguage, useWords } from "../../shell/language.tsx";
import { useCockpit } from "../use-cockpit.ts";
import { copilotWords } from "./words.ts";

/** How often investors looked; `activity` is null where the plan counts no views. */
export function VisibilityPanel({ activity }: { activity: Activity | null }) {
  const own = useWords(copilotWords).visibility;
  const { erasure } = useCockpit();
  const { count } = formats[useLanguage().lang];
  if (!activity && erasure) return null;
  return (
    <section className="cockpit-section">
      <h2>{own.title}</h2>
      {activity ? (
        <>
          <dl className="counts">
            {(
              [
                [own.month, activity.views],
                [own.ever, activity.ever],
                [own.investors, activity.activeInvestors],
                [own.clicks, activity.clicksThisWeek],
              ] as const
            ).map(([name, value]) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd className="figure-s">{count(value)}</dd>
              </div>
            ))}
          </dl>
          <p className="text-ink-2">{activity.lastViewed ? own.last(activity.lastViewed) : own.never}</p>
        </>
      ) : (
        <p>{own.locked}</p>
      )}
      <Link to={pathOf("founder-visibility")} className="link justify-self-start">
        {own.open}
      </Link>
    </section>
  );
}
