import { Link } from "react-router";
import type { OpenAlert } from "../../../domain/kpi/alert.ts";
import { pathOf } from "../../paths.ts";
import { useWords } from "../../shell/language.tsx";
import { copilotWords } from "./words.ts";

/** What is past its threshold, since when. */
export function AlertsPanel({ alerts }: { alerts: readonly OpenAlert[] }) {
  const own = useWords(copilotWords).alerts;
  return (
    <section className="cockpit-section">
      <h2>{own.title}</h2>
      {alerts.length === 0 ? (
        <p className="text-ink-2">{own.none}</p>
      ) : (
        <ul className="alerts">
          {alerts.map(({ id, kind, level, figure, openedAt }) => (
            <li key={id}>
              <strong>{own.kinds[kind](figure ?? 0)}</strong>
              <span className={level === "critical" ? "text-bad" : "text-warn"}>{own.level[level]}</span>
              <span className="text-ink-2">{own.since(openedAt)}</span>
            </li>
          ))}
        </ul>
      )}
      <Link to={`${pathOf("founder-check-in")}#seuils`} className="link justify-self-start">
        {own.thresholds}
      </Link>
    </section>
  );
}
