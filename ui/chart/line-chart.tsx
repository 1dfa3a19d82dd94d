import { ChartReading, readValue } from "./chart-reading.tsx";
import { namedSteps, scaleTo } from "./scale.ts";

type LineChartProps = {
  label: string;
  /** The series of the chart; the first is drawn as a solid line, the second as a dashed line. */
  series: readonly { name: string; total: string; values: readonly number[] }[];
  steps: readonly string[];
  /** Formats the labels of the vertical axis, and also the values under the pointer unless `printExact` is given. */
  print: (value: number) => string;
  printExact?: (value: number) => string;
};

const at = (share: number) => Math.round(share * 1_000) / 10;

/** A line chart of values at equal intervals. The labels have the same size at every width of the chart. */
export function LineChart({ label, series, steps, print, printExact = print }: LineChartProps) {
  const all = series.flatMap(({ values }) => values);
  const lines = scaleTo(Math.max(0, ...all), Math.min(0, ...all));
  const [bottom, top] = [lines[0] ?? 0, lines.at(-1) ?? 1];
  const x = (index: number) => at(index / Math.max(1, steps.length - 1));
  const y = (value: number) => at((top - value) / (top - bottom));
  const points = (values: readonly number[]) => values.map((value, index) => `${x(index)} ${y(value)}`).join("L");
  const letters = Math.max(...lines.map((line) => print(line).length));
  return (
    <div className="chart" style={{ "--letters": letters }}>
      <ul className="chart-key">
        {series.map(({ name, total }, index) => (
          <li key={name} data-series={index + 1}>
            <svg viewBox="0 0 28 8" aria-hidden>
              <path d="M1 4h26" />
            </svg>
            {name} <strong>{total}</strong>
          </li>
        ))}
      </ul>
      <div className="chart-body">
        <div className="chart-plot" role="img" aria-label={label}>
          <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden>
            <path className="chart-lines" d={lines.map((line) => `M0 ${y(line)}h100`).join("")} />
            {series.map(({ name, values }, index) => (
              <g key={name} data-series={index + 1}>
                {index === 0 && <path className="chart-area" d={`M0 ${y(0)}L${points(values)}L100 ${y(0)}z`} />}
                <path d={`M${points(values)}`} />
              </g>
            ))}
          </svg>
          {lines.map((line) => (
            <span key={line} className="chart-line" style={{ "--y": `${y(line)}%` }} aria-hidden>
              {print(line)}
            </span>
          ))}
          {series.map(({ name, values }, index) => (
            <span
              key={name}
              className="chart-end"
              data-series={index + 1}
              style={{ "--y": `${y(values.at(-1) ?? 0)}%` }}
              aria-hidden
            />
          ))}
        </div>
        <ChartReading
          label={series.map(({ name }) => name).join(", ")}
          steps={steps.map((name, index) => ({
            name,
            x: x(index),
            points: series.map(({ name: each, values }) => ({
              name: series.length > 1 ? each : undefined,
              y: y(values[index] ?? 0),
              ...readValue(values, index, { print: printExact }),
            })),
          }))}
        />
      </div>
      <div className="chart-steps" aria-hidden>
        {/* Five long names, such as “September 2027”, would overlap under a narrow chart. */}
        {namedSteps(steps.length, 4).map((step) => (
          <span key={step} style={{ "--x": `${x(step)}%` }} data-end={edgeOf(step, steps.length)}>
            {steps[step]}
          </span>
        ))}
      </div>
    </div>
  );
}

const edgeOf = (step: number, count: number) => (step === 0 ? "first" : step === count - 1 ? "last" : undefined);
