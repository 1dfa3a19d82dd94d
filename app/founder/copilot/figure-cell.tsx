import { Link } from "react-router";
import { type CheckIn, monthFrom } from "../../../domain/kpi/check-in.ts";
import type { Figures, Runway } from "../../../domain/kpi/figures.ts";
import type { Thresholds } from "../../../domain/kpi/threshold.ts";
import { formats } from "../../../platform/language/format.ts";
import { Gauge } from "../../../ui/gauge.tsx";
import { pathOf } from "../../paths.ts";
import { useLanguage, useWords } from "../../shell/language.tsx";
import { Bars } from "./bars.tsx";
import { Cell, type CellProps } from "./cell.tsx";
import type { CellId } from "./cell-order.ts";
import { Spark } from "./spark.tsx";
import { copilotWords } from "./words.ts";

type Shown = Pick<CellProps, "size" | "isRisk"> & {
  figures: Figures;
  latest: CheckIn;
  /** None where the plan shows no alerts. */
  thresholds: Thresholds | null;
};

const shownMonths = 4;
const recent = ({ history }: Figures) => history.slice(-shownMonths);

function RunwayText({ runway }: { runway: Runway }) {
  const own = useWords(copilotWords).figures;
  if (runway.state === "profitable") return own.profitable;
  const { value, unit } = runway.state === "months" ? own.months(runway.months) : own.over;
  return (
    <>
      {value} <small>{unit}</small>
    </>
  );
}

function RunwayCell({ figures, thresholds, ...cell }: Shown) {
  const own = useWords(copilotWords).figures;
  const { runway, burnMonths, isStale } = figures;
  if (!runway) return null;
  const floor = thresholds?.["runway-caution"] ?? null;
  const { months } = runway;
  const missing = floor !== null && months !== null && months < floor && !isStale ? floor - months : null;
  const end = Math.max(12, Math.ceil(Math.max(months ?? 0, floor ?? 0) / 6) * 6);
  const text =
    runway.state === "months"
      ? Object.values(own.months(runway.months)).join(" ")
      : runway.state === "profitable"
        ? own.profitable
        : Object.values(own.over).join(" ");
  return (
    <Cell
      {...cell}
      name={own.names.runway}
      note={missing === null ? undefined : own.below}
      value={<RunwayText runway={runway} />}
      change={
        missing !== null && floor !== null ? (
          <span className="text-bad">{own.belowBy(missing, floor)}</span>
        ) : floor !== null && months !== null ? (
          <span className="text-good">{own.above(floor)}</span>
        ) : (
          own.meanOf(burnMonths.length)
        )
      }
    >
      <Gauge
        to={end}
        every={1}
        long={end}
        value={runway.state === "months" ? runway.months : runway.state === "over-36" ? end : null}
        floors={floor === null ? [] : [{ at: floor, label: own.floor(floor) }]}
        band={missing !== null && floor !== null ? { from: floor - missing, to: floor, look: "gap" } : undefined}
        // A small cell has no room for more words than the floor's.
        marks={
          cell.size === "s" && floor !== null
            ? undefined
            : [
                { at: 0, label: "0" },
                { at: end, label: own.scale(end) },
              ]
        }
        label={own.gauge.runway(text, floor)}
      />
    </Cell>
  );
}

function MrrCell({ figures, latest, thresholds: _, ...cell }: Shown) {
  const { lang } = useLanguage();
  const own = useWords(copilotWords).figures;
  const { mrrInMonth, mrrInThreeMonths } = figures;
  const months = recent(figures);
  const [inMonth, inThree] =
    mrrInMonth !== null && mrrInThreeMonths !== null ? own.both(mrrInMonth, mrrInThreeMonths) : [];
  return (
    <Cell
      {...cell}
      name={own.names.mrr}
      note={months.length > 1 ? own.fromTo(months[0]?.month ?? "", latest.month) : undefined}
      value={own.money(latest.mrr)}
      change={
        inMonth ? (
          <>
            <span className={["text-bad", undefined, "text-good"][Math.sign(mrrInMonth ?? 0) + 1]}>{inMonth}</span>
            {inThree}
          </>
        ) : mrrInMonth === null ? (
          own.first
        ) : (
          own.inMonth(mrrInMonth)
        )
      }
    >
      {months.length > 1 ? (
        <Bars
          values={months.map(({ month, mrr }) => ({ id: month, name: formats[lang].shortMonth(month), value: mrr }))}
          label={own.chart(
            own.names.mrr,
            months.map(({ month, mrr }) => [month, own.money(mrr)] as const),
          )}
        />
      ) : (
        <p className="text-ink-2">{own.curveFrom(monthFrom(latest.month, 1))}</p>
      )}
    </Cell>
  );
}

function CacCell({ figures, latest, thresholds, ...cell }: Shown) {
  const own = useWords(copilotWords).figures;
  const months = recent(figures);
  const change = figures.cacInThreeMonths;
  const before = figures.history.find(({ month }) => month === monthFrom(latest.month, -3));
  // From nothing there is no rise to be told of.
  const most =
    thresholds && before && before.cac > 0 ? Math.round(before.cac * (1 + thresholds["cac-rise"] / 100)) : null;
  return (
    <Cell
      {...cell}
      name={own.names.cac}
      value={own.money(latest.cac)}
      change={
        change === null ? (
          own.definitions.cac
        ) : (
          <span className={most !== null && latest.cac >= most ? "text-warn" : undefined}>{own.inThree(change)}</span>
        )
      }
    >
      {months.length > 1 && (
        <Spark
          values={months.map(({ cac }) => cac)}
          threshold={most === null ? undefined : { at: most, label: own.alertAt(own.money(most)) }}
          label={own.chart(
            own.names.cac,
            months.map(({ month, cac }) => [month, own.money(cac)] as const),
          )}
        />
      )}
    </Cell>
  );
}

function ChurnCell({ figures, latest, thresholds, ...cell }: Shown) {
  const own = useWords(copilotWords).figures;
  const months = recent(figures);
  const most = thresholds?.churn;
  return (
    <Cell
      {...cell}
      name={own.names.churn}
      value={own.percent(latest.churn)}
      change={
        figures.churnInMonth === null ? (
          own.definitions.churn
        ) : (
          <span className={most === undefined ? undefined : latest.churn > most ? "text-bad" : "text-good"}>
            {own.points(figures.churnInMonth)}
          </span>
        )
      }
    >
      {months.length > 1 && (
        <Spark
          values={months.map(({ churn }) => churn)}
          threshold={most === undefined ? undefined : { at: most, label: own.alertAt(own.percent(most)) }}
          label={own.chart(
            own.names.churn,
            months.map(({ month, churn }) => [month, own.percent(churn)] as const),
          )}
        />
      )}
    </Cell>
  );
}

const npsEnds = [-100, 0, 100];

function NpsCell({ latest: { nps }, figures: _, thresholds: __, ...cell }: Shown) {
  const { lang } = useLanguage();
  const own = useWords(copilotWords).figures;
  return (
    <Cell
      {...cell}
      name={own.names.nps}
      value={nps === null ? "–" : formats[lang].count(nps).replace("-", "−")}
      change={
        nps === null ? (
          <>
            {own.notMeasured}{" "}
            <Link to={pathOf("founder-check-in")} className="link">
              {own.add}
            </Link>
          </>
        ) : (
          own.definitions.nps
        )
      }
    >
      <Gauge
        from={-100}
        to={100}
        every={25}
        long={100}
        value={nps}
        marks={npsEnds.map((at) => ({ at, label: String(at).replace("-", "−") }))}
        label={nps === null ? own.gauge.none(own.names.nps) : own.gauge.nps(nps)}
        height={20}
      />
    </Cell>
  );
}

const cells = { runway: RunwayCell, mrr: MrrCell, cac: CacCell, churn: ChurnCell, nps: NpsCell };

export function FigureCell({ id, ...shown }: Shown & { id: CellId }) {
  const NumberCell = cells[id];
  return <NumberCell {...shown} />;
}
