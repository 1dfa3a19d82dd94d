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

/** Until when the cash lasts, the picture, the years, the months and the file. */
export function ForecastResult({ months, years, cash, search }: Props) {
  const own = useWords(forecastWords);
  const { moneyShort } = formats[useLanguage().lang];
  const gone = months.find((each) => each.cash < 0);
  const lowest = months.reduce((least, each) => (each.cash < least.cash ? each : least));
  const lastLoss = months.findLastIndex(({ result }) => result < 0);
  const even = months[lastLoss + 1];
  return (
    <>
      <div className="panel sheet">
        <div className="toolkit-figure">
          <h3>{gone ? own.ends(gone.month) : own.lasts}</h3>
          <p className="text-ink-2">
            {!gone && lowest.cash < cash && own.lowest(lowest.cash, lowest.month)}{" "}
            {even ? own.even(even.month) : own.never}
          </p>
        </div>
        <div>
          <LineChart
            label={own.picture}
            print={moneyShort}
            steps={months.map(({ month }) => own.at(month))}
            series={[
              {
                name: own.cashLine,
                // The line stays at zero from then on.
                total: gone ? own.gone(gone.month) : own.money(months.at(-1)?.cash ?? 0),
                values: months.map((each) => Math.max(0, each.cash)),
              },
              {
                name: own.revenueLine,
                total: own.money(months.at(-1)?.revenue ?? 0),
                values: months.map(({ revenue }) => revenue),
              },
            ]}
          />
        </div>
      </div>
      <DataTable
        caption={own.years}
        columns={[
          { title: <span className="sr-only">{own.years}</span> },
          ...years.map((_, index) => ({ title: own.year(index + 1), figures: true })),
        ]}
        rows={sums.map((name) => ({
          id: name,
          cells: [own.columns[name], ...years.map((year) => own.money(year[name]))],
        }))}
      />
      <Disclosure title={own.months}>
        <DataTable
          caption={own.months}
          captionHidden
          columns={[{ title: own.columns.month }, ...sums.map((name) => ({ title: own.columns[name], figures: true }))]}
          rows={months.map((each) => ({
            id: each.month,
            cells: [own.at(each.month), ...sums.map((name) => own.money(each[name]))],
          }))}
        />
      </Disclosure>
      <div className="toolkit-files">
        <h3>{own.files}</h3>
        <LinkButton
          to={`${pathOf("tool-forecast-xlsx")}${search && `?${search}`}`}
          reloadDocument
          look="secondary"
          small
        >
          {own.xlsx}
        </LinkButton>
      </div>
      <p className="note">{own.method}</p>
    </>
  );
}
