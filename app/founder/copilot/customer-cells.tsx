import { monthFrom } from "../../../domain/kpi/check-in.ts";
import { formats } from "../../../platform/language/format.ts";
import { useLanguage, useWords } from "../../shell/language.tsx";
import { Cell } from "./cell.tsx";
import { Spark } from "./spark.tsx";
import { copilotWords } from "./words.ts";
import type { Shown } from "./runway-cell.tsx";
import { recent } from "./revenue-cell.tsx";

export function CacCell({ figures, latest, thresholds, ...cell }: Shown) {
  const { lang } = useLanguage();
  const words = useWords(copilotWords).figures;
  const months = recent(figures);
  const change = figures.cacInThreeMonths;
  const before = figures.history.find(({ month }) => month === monthFrom(latest.month, -3));
  // Null if the earlier cost was zero, because a rise from zero cannot be expressed in percent.
  const most =
    thresholds && before && before.cac > 0 ? Math.round(before.cac * (1 + thresholds["cac-rise"] / 100)) : null;
  return (
    <Cell
      {...cell}
      name={words.names.cac}
      value={words.money(latest.cac)}
      change={
        change === null ? (
          words.definitions.cac
        ) : (
          <span className={most !== null && latest.cac >= most ? "text-warn" : undefined}>{words.inThree(change)}</span>
        )
      }
    >
      {months.length > 1 && (
        <Spark
          values={months.map(({ cac }) => cac)}
          steps={months.map(({ month }) => formats[lang].shortMonth(month))}
          name={words.names.cac}
          print={words.money}
          threshold={most === null ? undefined : { at: most, label: words.alertAt(words.money(most)) }}
          label={words.chart(
            words.names.cac,
            months.map(({ month, cac }) => [month, words.money(cac)] as const),
          )}
        />
      )}
    </Cell>
  );
}

export function ChurnCell({ figures, latest, thresholds, ...cell }: Shown) {
  const { lang } = useLanguage();
  const words = useWords(copilotWords).figures;
  const months = recent(figures);
  const most = thresholds?.churn;
  return (
    <Cell
      {...cell}
      name={words.names.churn}
      value={words.percent(latest.churn)}
      change={
        figures.churnInMonth === null ? (
          words.definitions.churn
        ) : (
          <span className={most === undefined ? undefined : latest.churn > most ? "text-bad" : "text-good"}>
            {words.points(figures.churnInMonth)}
          </span>
        )
      }
    >
      {months.length > 1 && (
        <Spark
          values={months.map(({ churn }) => churn)}
          steps={months.map(({ month }) => formats[lang].shortMonth(month))}
          name={words.names.churn}
          print={words.percent}
          printChange={words.points}
          threshold={most === undefined ? undefined : { at: most, label: words.alertAt(words.percent(most)) }}
          label={words.chart(
            words.names.churn,
            months.map(({ month, churn }) => [month, words.percent(churn)] as const),
          )}
        />
      )}
    </Cell>
  );
}
