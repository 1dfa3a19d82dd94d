type SparkProps = {
  values: readonly number[];
  /** The line that is not to be crossed, with its words. */
  threshold?: { at: number; label: string } | undefined;
  /** What it shows, in words. */
  label: string;
};

/** A sparkline; with a threshold as reference it need not start at zero. */
export function Spark({ values, threshold, label }: SparkProps) {
  const all = threshold ? [...values, threshold.at] : values;
  const [low, high] = [Math.min(...all), Math.max(...all)];
  const y = (value: number) => Math.round((high === low ? 0.5 : (high - value) / (high - low)) * 1000) / 10;
  const x = (index: number) => Math.round((values.length === 1 ? 1 : index / (values.length - 1)) * 1000) / 10;
  const end = { "--x": `${x(values.length - 1)}%`, "--y": `${y(values.at(-1) ?? 0)}%` };
  return (
    <div className="spark" role="img" aria-label={label}>
      <div aria-hidden>
        <svg viewBox="0 0 100 100" preserveAspectRatio="none">
          {threshold && <path className="spark-threshold" d={`M0 ${y(threshold.at)}h100`} />}
          <path d={`M${values.map((value, index) => `${x(index)} ${y(value)}`).join("L")}`} />
        </svg>
        <span className="spark-end" style={end} />
        {threshold && (
          // The label is above the chart; if the threshold's line is further down, a dashed key links them.
          <span className={y(threshold.at) === 0 ? "spark-word" : "spark-word spark-word-away"}>{threshold.label}</span>
        )}
      </div>
    </div>
  );
}
