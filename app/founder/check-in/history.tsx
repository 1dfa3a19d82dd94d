import type { CheckIn } from "../../../domain/kpi/check-in.ts";
import { formats } from "../../../platform/language/format.ts";
import { Button } from "../../../ui/button.tsx";
import { LineChart } from "../../../ui/chart/line-chart.tsx";
import { DataTable } from "../../../ui/data-table.tsx";
import { Disclosure } from "../../../ui/disclosure.tsx";
import { TextLink } from "../../../ui/text-link.tsx";
import { csvPath, pathOf } from "../../paths.ts";
import { useLanguage, useWords } from "../../shell/language.tsx";
import { optionalNumbers, requiredNumbers, writtenIn } from "./fields.ts";
import { checkInWords } from "./words.ts";

const shownAtOnce = 12;

function MonthTable({ rows, caption }: { rows: readonly CheckIn[]; caption: string }) {
  const words = useWords(checkInWords);
  const format = formats[useLanguage().lang];
  const columns = [...requiredNumbers, ...optionalNumbers];
  return (
    <DataTable
      caption={caption}
      captionHidden
      columns={[
        { title: words.columns.month },
        ...columns.map((name) => ({ title: words.columns[name], figures: true })),
        { title: words.columns.difference },
      ]}
      rows={rows.map((checkIn) => ({
        id: checkIn.id,
        cells: [
          <TextLink key="month" to={pathOf("founder-check-in", { month: checkIn.month.slice(0, 7) })}>
            {words.monthName(checkIn.month)}
          </TextLink>,
          ...columns.map((name) =>
            name === "lastInvestorContact" && checkIn.lastInvestorContact
              ? format.date(checkIn.lastInvestorContact)
              : writtenIn(name, checkIn, format) || "–",
          ),
          checkIn.difference ? (
            <p key="difference" className="check-in-why">
              {checkIn.difference}
            </p>
          ) : (
            "–"
          ),
        ],
      }))}
    />
  );
}

type Props = { history: readonly CheckIn[]; months: readonly string[]; month: string };

export function History({ history, months, month }: Props) {
  const words = useWords(checkInWords);
  const format = formats[useLanguage().lang];
  const [first, last] = [history[0], history.at(-1)];
  const newest = history.toReversed();
  const isDone = (each: string) => history.some((checkIn) => checkIn.month === each);
  // When the chart covers more than a year, the labels include the year, because month names alone are ambiguous.
  const stepName = (each: string) =>
    history.length > shownAtOnce ? `${format.shortMonth(each)} ${each.slice(0, 4)}` : format.shortMonth(each);
  const chart = (name: "mrr" | "cash", label: string) => (
    <LineChart
      label={label}
      series={[
        {
          name: words.labels[name],
          total: format.money((last?.[name] ?? 0) / 100),
          values: history.map((checkIn) => checkIn[name] / 100),
        },
      ]}
      steps={history.map(({ month: each }) => stepName(each))}
      print={format.moneyShort}
      printExact={format.money}
    />
  );
  return (
    <section className="check-in-part" aria-labelledby="history">
      <h2 id="history">{words.history.title}</h2>
      {first && last && first !== last && (
        <>
          {chart("mrr", words.history.mrrChart(first.month, last.month))}
          {chart("cash", words.history.cashChart(first.month, last.month))}
        </>
      )}
      {history.length === 0 ? (
        <p>{words.history.empty}</p>
      ) : (
        <MonthTable rows={newest.slice(0, shownAtOnce)} caption={words.history.caption} />
      )}
      {newest.length > shownAtOnce && (
        <Disclosure title={words.history.older(newest.length - shownAtOnce)}>
          <MonthTable rows={newest.slice(shownAtOnce)} caption={words.history.older(newest.length - shownAtOnce)} />
        </Disclosure>
      )}
      {history.length > 0 && (
        <a className="link" href={csvPath(pathOf("founder-check-in"))} download>
          {words.history.export}
        </a>
      )}
      <TextLink to={pathOf("founder-check-in-import")}>{words.history.import}</TextLink>
      <form method="get" action={pathOf("founder-check-in")} className="check-in-months">
        <label htmlFor="other-month">{words.otherMonth.label}</label>
        <select id="other-month" name="month" className="control" defaultValue={month.slice(0, 7)}>
          {months.map((each) => (
            <option key={each} value={each.slice(0, 7)}>
              {[words.monthName(each), isDone(each) && words.otherMonth.done].filter(Boolean).join(", ")}
            </option>
          ))}
        </select>
        <Button type="submit" look="secondary">
          {words.otherMonth.show}
        </Button>
      </form>
    </section>
  );
}
