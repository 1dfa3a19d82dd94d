const friendly = [1, 2, 5, 10];

/** Returns whole numbers from `lowest` to at least `highest`: at most five, or six if `lowest` is negative. */
export function scaleTo(highest: number, lowest = 0): number[] {
  const rough = Math.max(1, highest - lowest) / 4;
  const magnitude = 10 ** Math.floor(Math.log10(rough));
  const step = Math.max(1, (friendly.find((each) => each * magnitude >= rough) ?? 10) * magnitude);
  const below = Math.ceil(-lowest / step);
  const above = Math.ceil(Math.max(1, highest) / step);
  return Array.from({ length: below + above + 1 }, (_, index) => (index - below) * step);
}

export function namedSteps(count: number, most: number): number[] {
  const apart = Math.max(1, Math.ceil((count - 1) / (most - 1)));
  return Array.from(
    { length: Math.floor((count - 1) / apart) + 1 },
    (_, index) => count - 1 - index * apart,
  ).toReversed();
}
