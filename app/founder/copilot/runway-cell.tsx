import type { CheckIn } from "../../../domain/kpi/check-in.ts";
import type { Figures, Runway } from "../../../domain/kpi/figures.ts";
import type { Thresholds } from "../../../domain/kpi/threshold.ts";
import { Gauge } from "../../../ui/gauge.tsx";
import { useWords } from "../../shell/language.tsx";
import { Cell, type CellProps } from "./cell.tsx";
import { copilotWords } from "./words.ts";

export type Shown = Pick<CellProps, "size" | "isRisk"> & {
  figures: Figures;
  latest: CheckIn;
  /** Null when the plan does not include alerts. */
  thresholds: Thresholds | null;
};

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

export function RunwayCell({ figures, thresholds, ...cell }: Shown) {
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
        // A small cell shows no scale labels, because it has room only for the threshold's label.
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
