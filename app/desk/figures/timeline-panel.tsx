import type { ReactNode } from "react";
import { formats } from "../../../platform/language/format.ts";
import { LineChart } from "../../../ui/chart/line-chart.tsx";
import { useLanguage, useWords } from "../../shell/language.tsx";
import { Panel } from "./panel.tsx";
import { StepTable } from "./step-table.tsx";
import { deskFiguresWords } from "./words.ts";

type TimelinePanelProps = {
  id: string;
  title: string;
  definition: ReactNode;
  /** Text alternative of the chart. */
  label: string;
  series: { name: string; total: string; values: number[] }[];
  /** The days, or the months of a year. */
  steps: string[];
  byMonth: boolean;
  /** Shown instead of an empty chart. */
  empty: string | false;
};

/** Figures over the days or months of a period, as a line chart and a table. */
export function TimelinePanel({ id, title, definition, label, series, steps, byMonth, empty }: TimelinePanelProps) {
  const words = useWords(deskFiguresWords);
  const { count, shortDay, month } = formats[useLanguage().lang];
  const names = steps.map((step) => (byMonth ? month(`${step}-01`) : shortDay(step)));
  return (
    <Panel id={id} title={title} definition={definition}>
      {empty ? (
        <p className="desk-empty">{empty}</p>
      ) : (
        <>
          <LineChart label={label} series={series} steps={names} print={count} />
          <StepTable
            caption={title}
            heads={[byMonth ? words.month : words.day, ...series.map(({ name }) => name)]}
            rows={names.map((name, index) => [name, ...series.map(({ values }) => count(values[index] ?? 0))])}
          />
        </>
      )}
    </Panel>
  );
}
