export type Growth = {
  /** The estimated revenue at the end of the programme, as a multiple of today's monthly revenue. */
  low: number;
  central: number;
  high: number;
  duration: number;
  /** The last month of each phase of the standard plan. */
  phaseEnds: readonly number[];
  kept: number;
};

type Bar = { x: string; y: string };

const percent = (share: number) => `${Math.round(share * 1_000) / 10}%`;

/** Returns the months that a visitor can choose. */
export function stopsOf({ duration, phaseEnds }: Growth) {
  return [0, ...phaseEnds.filter((month) => month > 0 && month < duration), duration];
}

/**
 * Returns the revenue in a month as a multiple of today's revenue. Revenue grows exponentially to `times` today's
 * revenue within `duration` months.
 */
export const multipleAt = (month: number, times: number, duration: number) => times ** (month / duration);

/** Returns one bar per month; positions are in percent of the drawing's size, from the top left. */
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

/** Draws one tick per month on a drawing that is 100 units high; selectable months have longer ticks. */
export function drawTicks(growth: Growth) {
  const stops = stopsOf(growth);
  // Each tick is positioned relative to the previous one, because repeated text compresses well.
  const tick = (month: number, index: number) => {
    const height = stops.includes(month) ? 100 : 42;
    return `${index === 0 ? `M${month} 0` : "m1-42"}v${height}`;
  };
  return stops.map((stop, index) => {
    const from = index === 0 ? 0 : (stops[index - 1] ?? 0) + 1;
    return Array.from({ length: stop - from + 1 }, (_, step) => tick(from + step, step)).join("");
  });
}
