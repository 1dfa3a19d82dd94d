import { type CheckIn, monthFrom } from "../../../domain/kpi/check-in.ts";
import type { Figures, Runway } from "../../../domain/kpi/figures.ts";
import type { Thresholds } from "../../../domain/kpi/threshold.ts";
import { formats } from "../../../platform/language/format.ts";
import { Gauge } from "../../../ui/gauge.tsx";
import { TextLink } from "../../../ui/text-link.tsx";
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
  /** Null if the plan includes no alerts. */
  thresholds: Thresholds | null;
};

const shownMonths = 4;
const recent = ({ history }: Figures) => history.slice(-shownMonths);

function RunwayText({ runway }: { runway: Runway }) {
  const words = useWords(copilotWords).figures;
  if (runway.state === "profitable") return words.profitable;
  const { value, unit } = runway.state === "months" ? words.months(runway.months) : words.over;
  return (
    <>
      {value} <small>{unit}</small>
    </>
  );
}

function RunwayCell({ figures, thresholds, ...cell }: Shown) {
  const words = useWords(copilotWords).figures;
  const { runway, burnMonths, isStale } = figures;
  if (!runway) return null;
  const floor = thresholds?.["runway-caution"] ?? null;
  const { months } = runway;
  const missing = floor !== null && months !== null && months < floor && !isStale ? floor - months : null;
  const end = Math.max(12, Math.ceil(Math.max(months ?? 0, floor ?? 0) / 6) * 6);
  const text =
    runway.state === "months"
      ? Object.values(words.months(runway.months)).join(" ")
      : runway.state === "profitable"
        ? words.profitable
        : Object.values(words.over).join(" ");
  return (
    <Cell
      {...cell}
      name={words.names.runway}
      note={missing === null ? undefined : words.below}
      value={<RunwayText runway={runway} />}
      change={
        missing !== null && floor !== null ? (
          <span className="text-bad">{words.belowBy(missing, floor)}</span>
        ) : floor !== null && months !== null ? (
          <span className="text-good">{words.above(floor)}</span>
        ) : (
          words.meanOf(burnMonths.length)
        )
      }
    >
      <Gauge
        to={end}
        every={1}
        long={end}
        value={runway.state === "months" ? runway.months : runway.state === "over-36" ? end : null}
        floors={floor === null ? [] : [{ at: floor, label: words.floor(floor) }]}
        band={missing !== null && floor !== null ? { from: floor - missing, to: floor, look: "gap" } : undefined}
        // A small cell has room for the threshold's label only.
        marks={
          cell.size === "s" && floor !== null
            ? undefined
            : [
                { at: 0, label: "0" },
                { at: end, label: words.scale(end) },
              ]
        }
        label={words.gauge.runway(text, floor)}
      />
    </Cell>
  );
}

function MrrCell({ figures, latest, thresholds: _, ...cell }: Shown) {
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

function CacCell({ figures, latest, thresholds, ...cell }: Shown) {
  const { lang } = useLanguage();
  const words = useWords(copilotWords).figures;
  const months = recent(figures);
  const change = figures.cacInThreeMonths;
  const before = figures.history.find(({ month }) => month === monthFrom(latest.month, -3));
  // A rise from zero cannot be expressed in percent.
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

function ChurnCell({ figures, latest, thresholds, ...cell }: Shown) {
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

const npsEnds = [-100, 0, 100];

function NpsCell({ latest: { nps }, figures: _, thresholds: __, ...cell }: Shown) {
  const { lang } = useLanguage();
  const words = useWords(copilotWords).figures;
  return (
    <Cell
      {...cell}
      name={words.names.nps}
      value={nps === null ? "–" : formats[lang].count(nps).replace("-", "−")}
      change={
        nps === null ? (
          <>
            {words.notMeasured} <TextLink to={pathOf("founder-check-in")}>{words.add}</TextLink>
          </>
        ) : (
          words.definitions.nps
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
        label={nps === null ? words.gauge.none(words.names.nps) : words.gauge.nps(nps)}
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
