import type { Insight } from "../../../domain/copilot/insight.ts";
import { TextLink } from "../../../ui/text-link.tsx";
import { pathOf } from "../../paths.ts";
import { useWords } from "../../shell/language.tsx";
import { useCockpit } from "../use-cockpit.ts";
import { InsightList } from "./insight-list.tsx";
import { type ChangeProps, useChangeLines } from "./use-change-lines.ts";
import { copilotWords } from "./words.ts";

type Props = ChangeProps & { insights: readonly Insight[]; isInsightsOpen: boolean };

export function Changes({ insights, isInsightsOpen, ...shown }: Props) {
  const { changes: words, alerts, visibility } = useWords(copilotWords);
  const { erasure } = useCockpit();
  const lines = useChangeLines(shown);
  return (
    <section className="cockpit-section" id="insights" aria-labelledby="changes">
      <div className="section-head">
        <h2 id="changes">{words.title}</h2>
        {shown.cacRise !== null && <TextLink to={`${pathOf("founder-check-in")}#seuils`}>{alerts.thresholds}</TextLink>}
      </div>
      {lines.length === 0 ? (
        <p className="text-ink-2">{words.none}</p>
      ) : (
        <ul className="changed">
          {lines.map(({ id, figure, tone, text, alert, see }) => (
            <li key={id}>
              <span className={`figure-xs ${tone ?? ""}`}>{figure}</span>
              <div className="change-text">
                <p>
                  {text}{" "}
                  {alert && (
                    <span className="change-alert">
                      <span className={alert.level === "critical" ? "text-bad" : "text-warn"}>
                        {alerts.level[alert.level]}
                      </span>{" "}
                      {alerts.since(alert.openedAt)}
                    </span>
                  )}
                </p>{" "}
                {see && <TextLink to={see.to}>{see.label}</TextLink>}
              </div>
            </li>
          ))}
        </ul>
      )}
      {insights.length > 0 && <InsightList insights={insights} open={isInsightsOpen} />}
      {!shown.activity && !erasure && (
        <p>
          {visibility.locked} <TextLink to={pathOf("founder-visibility")}>{visibility.open}</TextLink>
        </p>
      )}
    </section>
  );
}
