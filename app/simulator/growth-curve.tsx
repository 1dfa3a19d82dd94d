import type { Multiples } from "./projection.ts";

const [width, height] = [600, 220];

/** Returns an SVG curve that differs from exact exponential growth by less than the stroke's width. */
function curve(times: number, top: number) {
  const y = (value: number) => Math.round(height * (1 - value / top));
  const slope = Math.log(times) / 3;
  return `0 ${y(1)}C${width / 3} ${y(1 + slope)} ${(2 * width) / 3} ${y(times * (1 - slope))} ${width} ${y(times)}`;
}

/** Returns the height at which a curve ends, as a fraction of the drawing's height, measured from the top. */
export const endOf = (times: number, { high }: Multiples) => 1 - times / high;

export function GrowthCurve({ low, central, high, months, label }: Multiples & { months: number; label: string }) {
  const [least, middle, most] = [low, central, high].map((times) => curve(times, high));
  const step = width / months;
  return (
    <svg viewBox={`0 0 ${width} ${height}`} preserveAspectRatio="none" role="img" aria-label={label}>
      <pattern id="months" width={step} height={height} patternUnits="userSpaceOnUse">
        <path d={`M${step / 2} 0V${height}`} strokeWidth={step / 2} />
      </pattern>
      <path d={`M${middle}V${height}H0`} fill="url(#months)" />
      <path d={`M${most}V${height}H0M${least}V${height}H0`} className="growth-range" />
      <path d={`M${most}M${least}`} className="growth-edges" />
      <path d={`M${middle}`} className="growth-central" />
    </svg>
  );
}
