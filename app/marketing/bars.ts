/** The facts of the offer from which the home page's bars are drawn. */
export type Growth = {
  /** Monthly revenue at the end divided by today's, in three cases. */
  low: number;
  central: number;
  high: number;
  duration: number;
  /** Last month of each phase of the standard plan. */
  phaseEnds: readonly number[];
  kept: number;
};

type Bar = { x: string; y: string };

const percent = (share: number) => `${Math.round(share * 1_000) / 10}%`;

/** The months to choose from: the start, the ends of phases before the last month, and the last month. */
export function stopsOf({ duration, phaseEnds }: Growth) {
  return [0, ...phaseEnds.filter((month) => month > 0 && month < duration), duration];
}

/** Revenue in a month divided by today's, if it ends at `times` today's. */
export const multipleAt = (month: number, times: number, duration: number) => times ** (month / duration);

/**
 * One bar a month, as high as revenue in the central case, grouped into segments from stop to stop. The horizon is as
 * high as the bar of the last stop before the end. Positions are shares of the width, and of the height from the top.
 */
export function drawBars(growth: Growth) {
  const { central, duration } = growth;
  const stops = stopsOf(growth);
  const height = (month: number) => multipleAt(month, central, duration) / Math.max(1, central);
  const bar = (month: number): Bar => ({ x: percent(month / duration), y: percent(1 - height(month)) });
  const segments = stops.slice(1).map((stop, index) => {
    const from = stops[index] ?? 0;
    return Array.from({ length: stop - from }, (_, step) => bar(from + step + 1));
  });
  return { segments, water: height(stops.at(-2) ?? 0) };
}

/** Ticks at months 0 to `duration` in a drawing 100 high, in the same segments; long at the stops. */
export function drawTicks(growth: Growth) {
  const stops = stopsOf(growth);
  // Coordinates are relative to the previous tick, because repeated text compresses well.
  const tick = (month: number, index: number) => {
    const height = stops.includes(month) ? 100 : 42;
    return `${index === 0 ? `M${month} 0` : "m1-42"}v${height}`;
  };
  return stops.map((stop, index) => {
    const from = index === 0 ? 0 : (stops[index - 1] ?? 0) + 1;
    return Array.from({ length: stop - from + 1 }, (_, step) => tick(from + step, step)).join("");
  });
}
