import type { ReactNode } from "react";
import type { StartupRecord } from "../../../domain/deal/deal.ts";
import type { Runway } from "../../../domain/kpi/figures.ts";
import { formats } from "../../../platform/language/format.ts";
import { useLanguage, useWords } from "../../shell/language.tsx";
import { RevenueLine } from "./revenue-line.tsx";
import { dealWords } from "./words.ts";

type NumberCell = { name: string; value: ReactNode; sub?: ReactNode };

function Numbers({ cells }: { cells: readonly NumberCell[] }) {
  return (
    <dl className="deal-numbers">
      {cells.map(({ name, value, sub }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>
            <span className="figure-s">{value}</span>
            {sub && <span className="note">{sub}</span>}
          </dd>
        </div>
      ))}
    </dl>
  );
}

export function SharedNumbers({ record: { shown, figures, score } }: { record: StartupRecord }) {
  const { lang } = useLanguage();
  const { record, growth } = useWords(dealWords);
  const { money, change, percent, month } = formats[lang];
  const hasLine = figures !== null && figures.revenue.length > 1 && figures.revenue.some(({ mrr }) => mrr > 0);
  const cells: NumberCell[] = [];
  if (figures) {
    const { mrr, mrrInMonth, mrrInThreeMonths, cac, cacInThreeMonths, churn } = figures;
    const inMonth = mrrInMonth === null ? null : growth(change(mrrInMonth), 1);
    if (!hasLine)
      cells.push({ name: record.mrr, value: money(mrr / 100), sub: figures.revenue.length === 1 && record.noChange });
    else if (mrrInThreeMonths !== null)
      cells.push({
        name: record.growth,
        value: change(mrrInThreeMonths),
        sub: [record.inThreeMonths, inMonth].filter(Boolean).join(", "),
      });
    else if (mrrInMonth !== null)
      cells.push({ name: record.growth, value: change(mrrInMonth), sub: record.inOneMonth });
    cells.push({
      name: record.cac,
      value: money(cac / 100),
      sub: cacInThreeMonths !== null && growth(change(cacInThreeMonths), 3),
    });
    cells.push({ name: record.churn, value: percent(churn) });
  }
  if (score !== null) cells.push({ name: record.score, value: score, sub: record.scoreOf });
  const missing = [
    shown.includes("figures") && !figures && record.noFigures,
    shown.includes("score") && score === null && record.noScore,
  ].filter(Boolean);
  return (
    <section className="deal-part">
      <h3>
        {figures ? record.figures(month(figures.month)) : record.parts.figures}{" "}
        <span className="note">{record.declared}</span>
      </h3>
      {hasLine && <RevenueLine revenue={figures.revenue} />}
      {cells.length > 0 && <Numbers cells={cells} />}
      {missing.length > 0 && <p className="note">{missing.join(" ")}</p>}
    </section>
  );
}

export function SharedRunway({ record: { runway } }: { record: StartupRecord }) {
  const { lang } = useLanguage();
  const { record } = useWords(dealWords);
  const { money, count, month } = formats[lang];
  const inWords = ({ state, months }: Runway) =>
    state === "months" ? record.months(count(months)) : state === "profitable" ? record.profitable : record.over36;
  return (
    <section className="deal-part">
      <h3>
        {record.parts.runway} <span className="note">{record.declared}</span>
      </h3>
      {runway ? (
        <Numbers
          cells={[
            { name: record.runway, value: inWords(runway.runway), sub: month(runway.month) },
            { name: record.cash, value: money(runway.cash / 100), sub: month(runway.month) },
          ]}
        />
      ) : (
        <p className="note">{record.noFigures}</p>
      )}
    </section>
  );
}
