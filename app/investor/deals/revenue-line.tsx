import { formats } from "../../../platform/language/format.ts";
import { LineChart } from "../../../ui/chart/line-chart.tsx";
import { DataTable } from "../../../ui/data-table.tsx";
import { useLanguage, useWords } from "../../shell/language.tsx";
import { dealWords } from "./words.ts";

type Month = { month: string; mrr: number };

export function RevenueLine({ revenue }: { revenue: readonly Month[] }) {
  const { record } = useWords(dealWords);
  const { money, moneyShort, month: monthName, shortMonth } = formats[useLanguage().lang];
  const [first, last] = [revenue[0], revenue.at(-1)];
  if (!first || !last) return null;
  // If the chart covers several calendar years, each month name also needs its year.
  const stepName = ({ month }: Month) =>
    first.month.slice(0, 4) === last.month.slice(0, 4)
      ? shortMonth(month)
      : `${shortMonth(month)} ${month.slice(0, 4)}`;
  return (
    <>
      <LineChart
        label={record.mrrFrom(monthName(first.month), monthName(last.month))}
        series={[{ name: record.mrr, total: money(last.mrr / 100), values: revenue.map(({ mrr }) => mrr / 100) }]}
        steps={revenue.map(stepName)}
        print={moneyShort}
        printExact={money}
      />
      <details className="deal-months">
        <summary>{record.byMonth}</summary>
        <DataTable
          caption={record.byMonth}
          captionHidden
          columns={[{ title: record.monthOf }, { title: record.mrr, figures: true }]}
          rows={revenue.toReversed().map(({ month, mrr }) => ({
            id: month,
            cells: [monthName(month), money(mrr / 100)],
          }))}
        />
      </details>
    </>
  );
}
