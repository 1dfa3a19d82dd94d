type Pace = {
  /** The most that may be taken at once after a pause. */
  capacity: number;
  perSecond: number;
};

const mostKeys = 10_000;

/** Token buckets by key, in this process only: returns 0 if `cost` was taken, else the milliseconds to wait. */
export function keepPace({ capacity, perSecond }: Pace, now = () => performance.now()) {
  const fullAt = new Map<string, number>();
  const toFill = (amount: number) => (amount / perSecond) * 1_000;
  return (key: string, cost: number) => {
    const at = now();
    // A cost above the capacity counts as the capacity.
    const next = Math.max(fullAt.get(key) ?? at, at) + toFill(Math.min(cost, capacity));
    const wait = next - at - toFill(capacity);
    if (wait > 0) return Math.ceil(wait);
    if (fullAt.size >= mostKeys) for (const [each, full] of fullAt) if (full <= at) fullAt.delete(each);
    fullAt.set(key, next);
    return 0;
  };
}
