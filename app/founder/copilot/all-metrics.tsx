import { monthFrom } from "../../../domain/kpi/check-in.ts";
import type { Figures } from "../../../domain/kpi/figures.ts";
import { formats } from "../../../platform/language/format.ts";
import { useLanguage, useWords } from "../../shell/language.tsx";
import { copilotWords } from "./words.ts";

export function AllMetrics({ figures }: { figures: Figures }) {
  const { lang } = useLanguage();
  const { metrics, figures: shown } = useWords(copilotWords);
  const { count, date } = formats[lang];
  const { latest, runway, history, mrrInMonth, burnMonths } = figures;
  const before = latest && history.find((each) => each.month === monthFrom(latest.month, -1));
  const given = <Value,>(value: Value | null | undefined, print: (value: Value) => string) =>
    value === null || value === undefined ? null : print(value);
  const runwayText =
    runway &&
    (runway.state === "months"
      ? Object.values(shown.months(runway.months)).join(" ")
      : runway.state === "profitable"
        ? shown.profitable
        : Object.values(shown.over).join(" "));
  const values: Record<keyof typeof metrics.names, string | null> = {
    mrr: given(latest?.mrr, shown.money),
    burnRate: given(latest?.burn, shown.money),
    runway: runwayText,
    nps: given(latest?.nps, (nps) => count(nps).replace("-", "−")),
    churnRate: given(latest?.churn, shown.percent),
    cac: given(latest?.cac, shown.money),
    activeDeals: given(latest?.activeDeals, count),
    lastInvestorContact: given(latest?.lastInvestorContact, date),
    cashFlow: latest && before ? shown.money(latest.cash - before.cash) : null,
  };
  const notes: Partial<Record<keyof typeof metrics.names, string | null>> = {
    mrr: given(mrrInMonth, shown.inMonth),
    runway: runway?.state === "months" ? shown.meanOf(burnMonths.length) : null,
    cashFlow: metrics.cashFlowOf,
  };
  return (
    <details className="disclosure all-metrics">
      <summary>{metrics.title}</summary>
      <dl className="metrics">
        {(Object.keys(metrics.names) as (keyof typeof metrics.names)[]).map((name) => (
          <div key={name}>
            <dt>{metrics.names[name]}</dt>
            <dd>
              {values[name] ?? (
                <span className="text-ink-3">
                  {latest && name === "cashFlow" ? metrics.noMonthBefore : metrics.none}
                </span>
              )}
              {notes[name] && values[name] !== null && (
                <span className="block text-ink-2 text-s font-normal">{notes[name]}</span>
              )}
            </dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
