/** When jobs are retried and queues are paused. Durations are in milliseconds; tests use shorter durations. */
export const timing = {
  firstRetry: 5_000,
  longestRetry: 15 * 60_000,
  /**
   * A job that keeps failing for this long after its first attempt becomes stuck, until an administrator retries or
   * dismisses it.
   */
  retryFor: 72 * 3_600_000,
  /** A failing job also needs this many attempts to become stuck, because the server may have been off meanwhile. */
  fewestAttempts: 8,
  /** The consecutive failures that pause a queue; jobs that already run may raise the count further. */
  breakerAfter: 5,
  firstPause: 5_000,
  longestPause: 30_000,
  lease: 60_000,
  idle: 500,
};

export type Timing = typeof timing;

const doubled = (first: number, times: number, longest: number) => Math.min(longest, first * 2 ** Math.min(times, 30));

/** The delay doubles with each attempt; a random part keeps jobs that failed together from retrying together. */
export function retryDelay(attempts: number, { firstRetry, longestRetry }: Timing, random = Math.random()) {
  return Math.min(longestRetry, doubled(firstRetry, attempts - 1, longestRetry * 0.8) * (1 + random / 5));
}

export function pauseAfter(failures: number, { breakerAfter, firstPause, longestPause }: Timing) {
  return failures < breakerAfter ? 0 : doubled(firstPause, failures - breakerAfter, longestPause);
}
