type CurveProps = {
  /** What it shows, in words. */
  label: string;
  /** Values at equal steps; the band lies between low and high. */
  low: readonly number[];
  central: readonly number[];
  high: readonly number[];
  className?: string;
};

const width = 600;
const height = 260;

/** A curve with the band it may move in, standing on its ticks. */
export function Curve({ label, low, central, high, className = "" }: CurveProps) {
  const top = Math.max(...high) * 1.02 || 1;
  const x = (index: number) => Math.round((index / (central.length - 1)) * width);
  const y = (value: number) => Math.round(height * (1 - value / top));
  const points = (values: readonly number[]) => values.map((value, index) => `${x(index)} ${y(value)}`).join("L");
  const below = (values: readonly number[]) => `M0 ${height}L${points(values)}V${height}z`;
  const ticks = central.map((_, index) => `M${x(index)} ${height}v8`).join("");
  return (
    <svg
      viewBox={`-2 -8 ${width + 10} ${height + 18}`}
      className={`curve ${className}`}
      role="img"
      aria-label={label}
      fill="none"
    >
      <path d={below(high) + below(low)} fillRule="evenodd" fill="var(--series-1)" opacity=".14" />
      {[high, low].map((edge, index) => (
        <path key={index} d={`M${points(edge)}`} stroke="var(--series-1)" strokeWidth="1.5" strokeDasharray="3 5" />
      ))}
      <path d={ticks} stroke="var(--line-strong)" strokeWidth="1.5" />
      <path d={`M${points(central)}`} stroke="var(--series-1)" strokeWidth="4" strokeLinejoin="round" />
      <circle cx={width} cy={y(central.at(-1) ?? 0)} r="8" fill="var(--accent-mark)" />
    </svg>
  );
}
