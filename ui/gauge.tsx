import { classNames } from "./class-names.ts";

type Floor = {
  at: number;
  label?: string | undefined;
  /** The colour: `passed` is green for a minimum that has been reached, `aim` marks a goal instead of a minimum. */
  look?: "passed" | "aim" | undefined;
};

type GaugeProps = {
  from?: number;
  to: number;
  /**
   * `every` is the distance between ticks; `long` is the distance between long ticks, or a list of the positions of
   * long ticks.
   */
  every: number;
  long: number | readonly number[];
  /** The needle's position, up to which ticks are filled; null or undefined without a measured value. */
  value?: number | null;
  floors?: readonly Floor[] | undefined;
  /** A highlighted part: from the needle to a minimum (`gap`), or from a deadline to the needle (`over`). */
  band?: { from: number; to: number; look: "gap" | "over" } | undefined;
  /** Labelled positions; a label that overlaps a minimum's label is left out or, if `isKept`, on a second line. */
  marks?: readonly { at: number; label: string; isKept?: boolean }[] | undefined;
  label: string;
  height?: number;
};

const unit = 1000;

/** The distance at which two labels do not overlap, as a fraction of the scale. */
const roomFor = (words: string) => 0.12 + 0.02 * words.length;

export function Gauge({
  from = 0,
  to,
  every,
  long,
  value,
  floors = [],
  band,
  marks = [],
  label,
  height = 34,
}: GaugeProps) {
  const share = (at: number) => (Math.min(Math.max(at, from), to) - from) / (to - from);
  const x = (at: number) => Math.round(share(at) * unit * 10) / 10;
  const percent = (at: number) => ({ "--at": `${Math.round(share(at) * 1000) / 10}%` });
  const ticks = Array.from({ length: Math.round((to - from) / every) + 1 }, (_, index) => from + index * every);
  const isDone = (at: number) => value !== undefined && value !== null && at <= value;
  const isLong = (at: number) => (typeof long === "number" ? (at - from) % long === 0 : long.includes(at));
  const isOver = (at: number) => band?.look === "over" && at > band.from && at <= band.to;
  const path = (isOfIt: (at: number) => boolean) =>
    ticks
      .filter(isOfIt)
      .map((at) => `M${x(at)} 0v${isLong(at) ? height : height * 0.42}`)
      .join("");
  const isFree = ({ at, label: mark }: { at: number; label: string }) =>
    floors.every((floor) => !floor.label || Math.abs(share(floor.at) - share(at)) >= roomFor(mark));
  const words = [
    ...marks
      .filter((mark) => mark.isKept || isFree(mark))
      .map((mark) => ({ ...mark, look: isFree(mark) ? undefined : ("second" as const) })),
    ...floors.flatMap(({ at, label: floor, look }) => (floor ? [{ at, label: floor, look: look ?? "floor" }] : [])),
  ];
  return (
    <div className="gauge" role="img" aria-label={label}>
      <div className="gauge-scale" style={{ height }} aria-hidden>
        {band?.look === "gap" && (
          <span
            className="gauge-gap"
            style={{ left: `${share(band.from) * 100}%`, width: `${(share(band.to) - share(band.from)) * 100}%` }}
          />
        )}
        <svg viewBox={`0 0 ${unit} ${height}`} height={height} preserveAspectRatio="none">
          <path d={path((at) => !isDone(at) && !isOver(at))} />
          <path d={path((at) => isDone(at) && !isOver(at))} className="done" />
          {band?.look === "over" && <path d={path(isOver)} className="over" />}
        </svg>
        {floors.map(({ at, look }) => (
          <span key={at} className={classNames("gauge-floor", look && `gauge-floor-${look}`)} style={percent(at)} />
        ))}
        {value !== undefined && value !== null && <span className="gauge-needle" style={percent(value)} />}
      </div>
      {words.length > 0 && (
        <div className="gauge-words" aria-hidden>
          {words.map(({ at, label: word, look }) => (
            <span
              key={at}
              className={classNames(
                share(at) < 0.08 ? "first" : share(at) > 0.92 && "last",
                look && `gauge-word-${look}`,
              )}
              style={percent(at)}
            >
              {word}
            </span>
          ))}
        </div>
      )}
    </div>
  );
}
