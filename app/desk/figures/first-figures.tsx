import type { ReactNode } from "react";
import { formats } from "../../../platform/language/format.ts";
import { useLanguage, useWords } from "../../shell/language.tsx";
import type { ShownFigures } from "./figures.server.ts";
import { deskFiguresWords } from "./words.ts";

export function FirstFigures({ totals, response }: Pick<ShownFigures, "totals" | "response">) {
  const words = useWords(deskFiguresWords);
  const { count } = formats[useLanguage().lang];
  const { medianHours, answered } = response;
  const printHours = (hours: number) => {
    if (hours < 1) return words.underAnHour;
    return hours < 72 ? words.hours(count(hours)) : words.days(count(hours / 24));
  };
  const before = (value: number | null, print: (value: number) => string) =>
    value === null ? words.noBefore : words.beforeOf(print(value));
  const medianBefore =
    medianHours.before === null && totals.leads.before !== null
      ? words.responseNoneBefore
      : before(medianHours.before, printHours);
  return (
    <dl className="figures-first">
      <First
        title={words.visitors}
        figure={count(totals.visitors.value)}
        before={before(totals.visitors.before, count)}
      >
        {words.opened(count(totals.visits.value))}
        {totals.visits.before !== null && ` (${words.beforeOf(count(totals.visits.before))})`}
      </First>
      <First title={words.leads} figure={count(totals.leads.value)} before={before(totals.leads.before, count)} />
      <First
        title={words.response}
        figure={medianHours.value === null ? null : printHours(medianHours.value)}
        before={medianBefore}
      >
        {medianHours.value === null ? words.responseNone : words.responseOf(count(answered), answered === 1)}
      </First>
    </dl>
  );
}

type FirstProps = { title: string; figure: string | null; before: string; children?: ReactNode };

function First({ title, figure, before, children }: FirstProps) {
  return (
    <div>
      <dt>{title}</dt>
      <dd>
        {figure !== null && <span className="figure">{figure}</span>}
        <span className="note">{before}</span>
        {children && <span className="note">{children}</span>}
      </dd>
    </div>
  );
}
