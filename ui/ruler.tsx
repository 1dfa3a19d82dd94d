import { classNames } from "./class-names.ts";

type Mark = { at: number; label: string };

type RulerProps = {
  /** Ticks stand at 0, 1 … steps. */
  steps: number;
  /** Ticks up to this one are filled; none without it. */
  done?: number | undefined;
  /** Where the filled ticks begin; at 0 without it. */
  from?: number;
  /** Steps with a long tick; the two ends without it. */
  long?: readonly number[];
  /** Words under ticks. */
  marks?: readonly Mark[];
  /** What it says, in words; without it the ruler is decoration. */
  label?: string;
  /** A measure that moves is a progress bar, any other an image. */
  role?: "img" | "progressbar";
  /** Ticks draw in once, left to right. */
  drawn?: boolean;
  height?: number;
  className?: string;
};

const spacing = 10;

/** Each from where the one before ended: what repeats itself is small once it is compressed. */
const ticks = (steps: readonly number[], length: number) =>
  steps
    .map((step, index) =>
      index === 0 ? `M${step * spacing} 0` : `m${(step - (steps[index - 1] ?? 0)) * spacing}-${length}`,
    )
    .join(`v${length}`)
    .concat(steps.length > 0 ? `v${length}` : "");

/** The measure that runs through the product: a line of ticks, some long, some done. */
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
    <div className={classNames("ruler", drawn && "ruler-drawn", className)} {...meaning}>
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
