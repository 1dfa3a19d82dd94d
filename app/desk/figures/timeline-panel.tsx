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
  /** The text alternative of the chart for screen readers. */
  label: string;
  series: { name: string; total: string; values: number[] }[];
  /** The labels of the horizontal axis: the days of the period, or its months if the period is a year. */
  steps: string[];
  byMonth: boolean;
  /** The text shown instead of an empty chart; false when there is data. */
  empty: string | false;
};

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
