import type { ForecastMonth, ForecastYear } from "../../../domain/forecast/forecast.ts";
import { formats } from "../../../platform/language/format.ts";
import { LinkButton } from "../../../ui/button.tsx";
import { LineChart } from "../../../ui/chart/line-chart.tsx";
import { DataTable } from "../../../ui/data-table.tsx";
import { Disclosure } from "../../../ui/disclosure.tsx";
import { pathOf } from "../../paths.ts";
import { useLanguage, useWords } from "../../shell/language.tsx";
import { forecastWords } from "./words.ts";

type Props = { months: readonly ForecastMonth[]; years: readonly ForecastYear[]; cash: number; search: string };

const sums = ["revenue", "variable", "running", "hires", "result", "raised", "cash"] as const;

export function ForecastResult({ months, years, cash, search }: Props) {
  const words = useWords(forecastWords);
  const { money, moneyShort } = formats[useLanguage().lang];
  const gone = months.find((each) => each.cash < 0);
  const lowest = months.reduce((least, each) => (each.cash < least.cash ? each : least));
  const lastLoss = months.findLastIndex(({ result }) => result < 0);
  const even = months[lastLoss + 1];
  return (
    <>
      <div className="panel sheet">
        <div className="toolkit-figure">
          <h3>{gone ? words.ends(gone.month) : words.lasts}</h3>
          <p className="text-ink-2">
            {!gone && lowest.cash < cash && words.lowest(lowest.cash, lowest.month)}{" "}
            {even ? words.even(even.month) : words.never}
          </p>
        </div>
        <div>
          <LineChart
            label={words.picture}
            print={moneyShort}
            printExact={money}
            steps={months.map(({ month }) => words.at(month))}
            series={[
              {
                name: words.cashLine,
                // The chart's line stays at zero once the cash has run out, so the text names the month.
                total: gone ? words.gone(gone.month) : words.money(months.at(-1)?.cash ?? 0),
                values: months.map((each) => Math.max(0, each.cash)),
              },
              {
                name: words.revenueLine,
                total: words.money(months.at(-1)?.revenue ?? 0),
                values: months.map(({ revenue }) => revenue),
              },
            ]}
          />
        </div>
      </div>
      <DataTable
        caption={words.years}
        columns={[
          { title: <span className="sr-only">{words.years}</span> },
          ...years.map((_, index) => ({ title: words.year(index + 1), figures: true })),
        ]}
        rows={sums.map((name) => ({
          id: name,
          cells: [words.columns[name], ...years.map((year) => words.money(year[name]))],
        }))}
      />
      <Disclosure title={words.months}>
        <DataTable
          caption={words.months}
          captionHidden
          columns={[
            { title: words.columns.month },
            ...sums.map((name) => ({ title: words.columns[name], figures: true })),
          ]}
          rows={months.map((each) => ({
            id: each.month,
            cells: [words.at(each.month), ...sums.map((name) => words.money(each[name]))],
          }))}
        />
      </Disclosure>
      <div className="toolkit-files">
        <h3>{words.files}</h3>
        <LinkButton
          to={`${pathOf("tool-forecast-xlsx")}${search && `?${search}`}`}
          reloadDocument
          look="secondary"
          small
        >
          {words.xlsx}
        </LinkButton>
      </div>
      <p className="note">{words.method}</p>
    </>
  );
}
