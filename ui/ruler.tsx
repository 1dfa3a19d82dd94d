import { classNames } from "./class-names.ts";

type Mark = { at: number; label: string };

type RulerProps = {
  /** The number of the ruler's last tick; the ticks are numbered from 0. */
  steps: number;
  /** The number of the last filled tick of the ruler; if omitted, no tick is filled. */
  done?: number | undefined;
  from?: number;
  /** The numbers of the long ticks of the ruler; if omitted, the first and the last tick are long. */
  long?: readonly number[];
  marks?: readonly Mark[];
  /** The text alternative. If omitted, the ruler is decoration and hidden from screen readers. */
  label?: string;
  /** The ARIA role: `progressbar` for a value that changes, otherwise `img`. */
  role?: "img" | "progressbar";
  /** If true, the ruler's ticks are drawn once, one after the other from left to right. */
  drawn?: boolean;
  height?: number;
  className?: string;
};

const spacing = 10;

/** Each tick is relative to the previous one, so the text repeats and compresses well. */
const ticks = (steps: readonly number[], length: number) =>
  steps
    .map((step, index) =>
      index === 0 ? `M${step * spacing} 0` : `m${(step - (steps[index - 1] ?? 0)) * spacing}-${length}`,
    )
    .join(`v${length}`)
    .concat(steps.length > 0 ? `v${length}` : "");

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
