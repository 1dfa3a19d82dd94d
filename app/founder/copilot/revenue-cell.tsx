import { monthFrom } from "../../../domain/kpi/check-in.ts";
import type { Figures } from "../../../domain/kpi/figures.ts";
import { formats } from "../../../platform/language/format.ts";
import { useLanguage, useWords } from "../../shell/language.tsx";
import { Bars } from "./bars.tsx";
import { Cell } from "./cell.tsx";
import { copilotWords } from "./words.ts";
import type { Shown } from "./runway-cell.tsx";

const shownMonths = 4;
export const recent = ({ history }: Figures) => history.slice(-shownMonths);

export function MrrCell({ figures, latest, thresholds: _, ...cell }: Shown) {
  const { lang } = useLanguage();
  const words = useWords(copilotWords).figures;
  const { mrrInMonth, mrrInThreeMonths } = figures;
  const months = recent(figures);
  const [inMonth, inThree] =
    mrrInMonth !== null && mrrInThreeMonths !== null ? words.both(mrrInMonth, mrrInThreeMonths) : [];
  return (
    <Cell
      {...cell}
      name={words.names.mrr}
      note={months.length > 1 ? words.fromTo(months[0]?.month ?? "", latest.month) : undefined}
      value={words.money(latest.mrr)}
      change={
        inMonth ? (
          <>
            <span className={["text-bad", undefined, "text-good"][Math.sign(mrrInMonth ?? 0) + 1]}>{inMonth}</span>
            {inThree}
          </>
        ) : mrrInMonth === null ? (
          words.first
        ) : (
          words.inMonth(mrrInMonth)
        )
      }
    >
      {months.length > 1 ? (
        <Bars
          values={months.map(({ month, mrr }) => ({
            id: month,
            name: formats[lang].shortMonth(month),
            value: mrr / 100,
          }))}
          name={words.names.mrr}
          printShort={formats[lang].moneyShort}
          print={formats[lang].money}
          label={words.chart(
            words.names.mrr,
            months.map(({ month, mrr }) => [month, words.money(mrr)] as const),
          )}
        />
      ) : (
        <p className="text-ink-2">{words.curveFrom(monthFrom(latest.month, 1))}</p>
      )}
    </Cell>
  );
}
