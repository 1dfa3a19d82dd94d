import type { OpenAlert } from "../../../domain/kpi/alert.ts";
import type { Figures } from "../../../domain/kpi/figures.ts";
import type { Thresholds } from "../../../domain/kpi/threshold.ts";
import { TextLink } from "../../../ui/text-link.tsx";
import { pathOf } from "../../paths.ts";
import { useWords } from "../../shell/language.tsx";
import { AllMetrics } from "./all-metrics.tsx";
import { Cell, type CellProps } from "./cell.tsx";
import { cellOrder } from "./cell-order.ts";
import { FigureCell } from "./figure-cell.tsx";
import { copilotWords } from "./words.ts";

type Props = {
  figures: Figures;
  /** The open alerts, empty when the plan does not include alerts; `thresholds` is null in that case. */
  alerts: readonly OpenAlert[];
  thresholds: Thresholds | null;
};

const sizes: CellProps["size"][] = ["l", "m"];

export function FigureSheet({ figures, alerts, thresholds }: Props) {
  const { figures: words, locked } = useWords(copilotWords);
  const { latest, isStale } = figures;
  const numbers = pathOf("founder-check-in");
  return (
    <section className="panel sheet" aria-labelledby="figures">
      <div className="sheet-head">
        <h2 id="figures">{latest ? words.title(latest.month) : words.none}</h2>
        {latest && <p className="text-ink-2">{words.recorded(latest.recordedAt)}</p>}
        {isStale && <p className="text-warn">{words.stale}</p>}
        <TextLink to={latest ? `${numbers}#history` : numbers}>{latest ? words.history : words.start}</TextLink>
      </div>
      <div className="cells">
        {cellOrder(alerts, latest !== null && latest.nps !== null).map(({ id, isRisk }, index) => {
          const shown = { size: sizes[index] ?? "s", isRisk };
          return latest ? (
            <FigureCell key={id} id={id} figures={figures} latest={latest} thresholds={thresholds} {...shown} />
          ) : (
            <Cell key={id} name={words.names[id]} value="–" change={words.definitions[id]} {...shown} />
          );
        })}
      </div>
      {thresholds ? latest && <AllMetrics figures={figures} /> : <p>{locked.line}</p>}
    </section>
  );
}
