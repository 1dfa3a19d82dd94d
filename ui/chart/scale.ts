const friendly = [1, 2, 5, 10];

/** Whole values for the lines of a chart, from 0 to at least `highest`: at most five of them. */
export function scaleTo(highest: number): number[] {
  const rough = Math.max(1, highest) / 4;
  const magnitude = 10 ** Math.floor(Math.log10(rough));
  const step = Math.max(1, (friendly.find((each) => each * magnitude >= rough) ?? 10) * magnitude);
  return Array.from({ length: Math.ceil(Math.max(1, highest) / step) + 1 }, (_, index) => index * step);
}

/** Of `count` steps the ones to name below a chart, evenly apart; the last is always among them. */
export function namedSteps(count: number, most: number): number[] {
  const apart = Math.max(1, Math.ceil((count - 1) / (most - 1)));
  return Array.from(
    { length: Math.floor((count - 1) / apart) + 1 },
    (_, index) => count - 1 - index * apart,
  ).toReversed();
}
