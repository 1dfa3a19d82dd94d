import { ChartReading, readValue } from "../../../ui/chart/chart-reading.tsx";

type SparkProps = {
  values: readonly number[];
  steps: readonly string[];
  threshold?: { at: number; label: string } | undefined;
  name: string;
  label: string;
  print: (value: number) => string;
  printChange?: (by: number) => string;
};

/** A small line chart with its first and last value. The vertical axis does not start at zero. */
export function Spark({ values, steps, threshold, name, label, print, printChange }: SparkProps) {
  const all = threshold ? [...values, threshold.at] : values;
  const [low, high] = [Math.min(...all), Math.max(...all)];
  const y = (value: number) => Math.round((high === low ? 0.5 : (high - value) / (high - low)) * 1000) / 10;
  const x = (index: number) => Math.round((values.length === 1 ? 1 : index / (values.length - 1)) * 1000) / 10;
  const end = { "--x": `${x(values.length - 1)}%`, "--y": `${y(values.at(-1) ?? 0)}%` };
  return (
    <div className="spark">
      <div className="spark-body">
        <div role="img" aria-label={label}>
          <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden>
            {threshold && <path className="spark-threshold" d={`M0 ${y(threshold.at)}h100`} />}
            <path d={`M${values.map((value, index) => `${x(index)} ${y(value)}`).join("L")}`} />
          </svg>
          <span className="spark-end" style={end} aria-hidden />
          {threshold && (
            // A dashed sample beside the label identifies the threshold's line, unless the line is directly below the
            // label.
            <span className={y(threshold.at) === 0 ? "spark-word" : "spark-word spark-word-away"} aria-hidden>
              {threshold.label}
            </span>
          )}
        </div>
        <ChartReading
          label={name}
          steps={values.map((value, index) => ({
            name: steps[index] ?? "",
            x: x(index),
            points: [{ y: y(value), ...readValue(values, index, { print, printChange }) }],
          }))}
        />
      </div>
      <p className="spark-ends" aria-hidden>
        {[0, values.length - 1].map((index) => (
          <span key={index}>
            {steps[index]} {print(values[index] ?? 0)}
          </span>
        ))}
      </p>
    </div>
  );
}
