import type { SceneFigure } from "../../ui/scene.tsx";

export function curveOnShore({ low, central, high }: { low: number; central: number; high: number }): SceneFigure {
  const y = (times: number) => Math.round(340 - (300 * times) / high);
  // Approximates exponential growth by one cubic curve, which differs by less than the stroke's width.
  const curve = (times: number) => {
    const slope = Math.log(times) / 3;
    return `C860 ${y(1 + slope)} 1120 ${y(times * (1 - slope))} 1380 ${y(times)}`;
  };
  const back = (times: number, lower = 0) => {
    const slope = Math.log(times) / 3;
    return `C1120 ${y(times * (1 - slope)) + lower} 860 ${y(1 + slope) + lower} 600 ${y(1) + lower}z`;
  };
  return {
    salt: `M600 ${y(1)}${curve(high)}V${y(low)}${back(low)}`,
    sun: `M600 ${y(1)}${curve(central)}v9${back(central, 9)}`,
  };
}
