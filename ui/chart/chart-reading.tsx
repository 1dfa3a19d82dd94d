import { type KeyboardEvent, type PointerEvent, useState } from "react";
import { useIsAlive } from "../use-is-alive.ts";

/** `x` is the step's position in percent of the plot's width. */
export type ReadStep = {
  name: string;
  x: number;
  points: readonly {
    /** The name of the series; omitted if the chart has only one series. */
    name?: string | undefined;
    y: number;
    value: string;
    change?: string | undefined;
  }[];
};

type ChartReadingProps = { label: string; steps: readonly ReadStep[] };

/** The number of steps on the chart's horizontal axis by which each key moves the selection. */
const moves: Readonly<Record<string, number>> = {
  ...{ ArrowLeft: -1, ArrowDown: -1, ArrowRight: 1, ArrowUp: 1 },
  ...{ PageDown: -12, PageUp: 12, Home: -Infinity, End: Infinity },
};

/** Shows the values of the step under the pointer or chosen with the arrow keys; nothing without script. */
export function ChartReading({ label, steps }: ChartReadingProps) {
  const [at, setAt] = useState<number | null>(null);
  const last = steps.length - 1;
  if (!useIsAlive() || last < 1) return null;

  function point({ clientX, currentTarget }: PointerEvent) {
    const { left, width } = currentTarget.getBoundingClientRect();
    const apart = ({ x }: ReadStep) => Math.abs(x - ((clientX - left) / width) * 100);
    setAt(steps.reduce((best, step, index) => (apart(step) < apart(steps[best] ?? step) ? index : best), 0));
  }
  function press(event: KeyboardEvent) {
    if (event.key === "Escape") setAt(null);
    const move = moves[event.key];
    if (move === undefined) return;
    event.preventDefault();
    setAt(Math.min(last, Math.max(0, (at ?? last) + move)));
  }

  const shown = steps[at ?? last];
  if (!shown) return null;
  return (
    <div
      className="chart-reading"
      role="slider"
      tabIndex={0}
      aria-label={label}
      aria-valuemin={1}
      aria-valuemax={steps.length}
      aria-valuenow={(at ?? last) + 1}
      aria-valuetext={[shown.name, ...shown.points.map(inWords)].join(", ")}
      onKeyDown={press}
      onPointerDown={point}
      onPointerMove={point}
      // Lifting a finger also triggers this event, but the values should then remain visible.
      onPointerLeave={({ pointerType }) => pointerType === "mouse" && setAt(null)}
      onFocus={() => setAt(at ?? last)}
      onBlur={() => setAt(null)}
    >
      {at !== null && (
        <div aria-hidden style={{ "--x": `${shown.x}%`, "--back": `${-shown.x}%` }}>
          {shown.points.map(({ y }, index) => (
            <i key={index} data-series={index + 1} style={{ "--y": `${y}%` }} />
          ))}
          <p>
            {shown.name}
            {shown.points.map(({ name, value, change }, index) => (
              <span key={index}>
                {name} <strong>{value}</strong> {change}
              </span>
            ))}
          </p>
        </div>
      )}
    </div>
  );
}

const inWords = ({ name, value, change }: ReadStep["points"][number]) =>
  [name, change ? `${value} (${change})` : value].filter(Boolean).join(" ");

type Printers = {
  print: (value: number) => string;
  /** Formats the change of a value since the previous step of the chart; if omitted, `print` with a sign is used. */
  printChange?: ((by: number) => string) | undefined;
};

/** Returns the formatted value of a step and, except for the first step, the change since the previous step. */
export function readValue(values: readonly number[], index: number, { print, printChange }: Printers) {
  const [value = 0, before] = [values[index], values[index - 1]];
  if (before === undefined) return { value: print(value) };
  const by = value - before;
  const sign = by > 0 ? "+" : by < 0 ? "−" : "±";
  return { value: print(value), change: printChange ? printChange(by) : `${sign}${print(Math.abs(by))}` };
}
