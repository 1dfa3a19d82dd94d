type Pace = {
  /** The maximum amount that can be taken at once after a pause. */
  capacity: number;
  perSecond: number;
};

const mostKeys = 10_000;

/** Rate limits in this process only; the returned function returns 0 or, at the limit, the milliseconds to wait. */
export function keepPace({ capacity, perSecond }: Pace, now = () => performance.now()) {
  const fullAt = new Map<string, number>();
  const toFill = (amount: number) => (amount / perSecond) * 1_000;
  return (key: string, cost: number) => {
    const at = now();
    // A cost above the capacity is reduced to the capacity, because a larger cost could never be taken.
    const next = Math.max(fullAt.get(key) ?? at, at) + toFill(Math.min(cost, capacity));
    const wait = next - at - toFill(capacity);
    if (wait > 0) return Math.ceil(wait);
    if (fullAt.size >= mostKeys) for (const [each, full] of fullAt) if (full <= at) fullAt.delete(each);
    fullAt.set(key, next);
    return 0;
  };
}
