import type { Activity } from "../../../domain/deal/activity.server.ts";
import { formats } from "../../../platform/language/format.ts";
import { LineChart } from "../../../ui/chart/line-chart.tsx";
import { DataTable } from "../../../ui/data-table.tsx";
import { Disclosure } from "../../../ui/disclosure.tsx";
import { useLanguage, useWords } from "../../shell/language.tsx";
import { visibilityWords } from "./words.ts";

export function ViewsChart({ days }: { days: Activity["byDay"] }) {
  const { byDay } = useWords(visibilityWords);
  const { count, shortDay, date } = formats[useLanguage().lang];
  const seen = days.filter(({ views }) => views > 0);
  if (seen.length === 0) return null;
  const sum = seen.reduce((all, { views }) => all + views, 0);
  return (
    <div className="views-by-day">
      <LineChart
        label={byDay.label(seen.map(({ day, views }) => [date(day), views]))}
        series={[{ name: byDay.title, total: count(sum), values: days.map(({ views }) => views) }]}
        steps={days.map(({ day }) => shortDay(day))}
        print={count}
      />
      <Disclosure title={byDay.asTable}>
        <DataTable
          caption={byDay.title}
          captionHidden
          columns={[{ title: byDay.day }, { title: byDay.views, figures: true }]}
          rows={seen.toReversed().map(({ day, views }) => ({ id: day, cells: [date(day), count(views)] }))}
        />
      </Disclosure>
    </div>
  );
}
