/** All in milliseconds; tests use shorter ones. */
export const timing = {
  firstRetry: 5_000,
  longestRetry: 15 * 60_000,
  /** Time from the first attempt after which a job is stuck, until an administrator retries or dismisses it. */
  retryFor: 72 * 3_600_000,
  /** Applies however long ago the first attempt was: the site may have been off, or its clock wrong. */
  fewestAttempts: 8,
  /** Consecutive failures that open the breaker; with a server's jobs in flight, at most 10 occur. */
  breakerAfter: 5,
  firstPause: 5_000,
  longestPause: 30_000,
  lease: 60_000,
  idle: 500,
};

export type Timing = typeof timing;

const doubled = (first: number, times: number, longest: number) => Math.min(longest, first * 2 ** Math.min(times, 30));

/**
 * Doubles with each attempt, with a random spread of a fifth so that jobs that failed together are not retried
 * together.
 */
export function retryDelay(attempts: number, { firstRetry, longestRetry }: Timing, random = Math.random()) {
  return Math.min(longestRetry, doubled(firstRetry, attempts - 1, longestRetry * 0.8) * (1 + random / 5));
}

/** How long an open breaker pauses its queue before a probe. */
export function pauseAfter(failures: number, { breakerAfter, firstPause, longestPause }: Timing) {
  return failures < breakerAfter ? 0 : doubled(firstPause, failures - breakerAfter, longestPause);
}
