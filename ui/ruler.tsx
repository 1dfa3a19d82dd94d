import { classNames } from "./class-names.ts";

type Mark = { at: number; label: string };

type RulerProps = {
  /** The ruler has a tick at 0, 1 … steps. */
  steps: number;
  /** Ticks up to this one are filled; none if omitted. */
  done?: number | undefined;
  /** The first filled tick; 0 if omitted. */
  from?: number;
  /** Positions of the long ticks; the two ends if omitted. */
  long?: readonly number[];
  /** Labels under ticks. */
  marks?: readonly Mark[];
  /** Text alternative; without it the ruler is decoration and hidden from screen readers. */
  label?: string;
  /** `progressbar` for a value that changes, else `img`. */
  role?: "img" | "progressbar";
  /** Animates the ticks once, from left to right. */
  drawn?: boolean;
  height?: number;
  className?: string;
};

const spacing = 10;

/** Path commands are relative to the previous tick, because repeated text compresses well. */
const ticks = (steps: readonly number[], length: number) =>
  steps
    .map((step, index) =>
      index === 0 ? `M${step * spacing} 0` : `m${(step - (steps[index - 1] ?? 0)) * spacing}-${length}`,
    )
    .join(`v${length}`)
    .concat(steps.length > 0 ? `v${length}` : "");

/** The site's ruler: a line of ticks, some long, some filled. */
export function Ruler({
  steps,
  done,
  from = 0,
  long = [0, steps],
  marks,
  label,
  role = "img",
  drawn,
  height = 24,
  className,
}: RulerProps) {
  const all = Array.from({ length: steps + 1 }, (_, step) => step);
  const isLong = (step: number) => long.includes(step);
  const isDone = (step: number) => done !== undefined && step >= from && step <= done;
  const path = (filled: boolean) =>
    ticks(
      all.filter((step) => isDone(step) === filled && !isLong(step)),
      Math.round(height * 0.42),
    ) +
    ticks(
      all.filter((step) => isDone(step) === filled && isLong(step)),
      height,
    );
  const meaning =
    label === undefined
      ? { "aria-hidden": true }
      : role === "progressbar"
        ? { role, "aria-label": label, "aria-valuemin": 0, "aria-valuemax": steps, "aria-valuenow": done ?? 0 }
        : { role, "aria-label": label };
  return (
    <div
      className={classNames("ruler", drawn && "ruler-drawn", done === steps && from === 0 && "ruler-full", className)}
      {...meaning}
    >
      <svg viewBox={`0 0 ${steps * spacing} ${height}`} height={height} preserveAspectRatio="none" aria-hidden>
        <path d={path(false)} />
        {done !== undefined && <path d={path(true)} className="done" />}
      </svg>
      {marks && (
        <div className="ruler-marks" aria-hidden>
          {marks.map(({ at, label: words }) => (
            <span
              key={at}
              className={at === 0 ? "first" : at === steps ? "last" : undefined}
              style={{ "--at": `${Math.round((at / steps) * 1000) / 10}%` }}
            >
              {words}
            </span>
          ))}
        </div>
      )}
    </div>
  );
}
