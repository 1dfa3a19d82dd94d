/** All in milliseconds; the tests run with shorter ones. */
export const timing = {
  firstRetry: 5_000,
  longestRetry: 15 * 60_000,
  /** From its first attempt on; then the job is stuck until somebody retries or dismisses it. */
  patience: 72 * 3_600_000,
  /** However long ago the first was: the site may have been off, or its clock wrong. */
  fewestAttempts: 8,
  /** Consecutive failures that open the breaker; with a server's jobs in flight at most 10 are seen. */
  breakerAfter: 5,
  firstPause: 5_000,
  longestPause: 30_000,
  lease: 60_000,
  idle: 500,
};

export type Timing = typeof timing;

const doubled = (first: number, times: number, longest: number) => Math.min(longest, first * 2 ** Math.min(times, 30));

/** Doubles from attempt to attempt, spread by a fifth so that what failed together does not return together. */
export function retryDelay(attempts: number, { firstRetry, longestRetry }: Timing, random = Math.random()) {
  return Math.min(longestRetry, doubled(firstRetry, attempts - 1, longestRetry * 0.8) * (1 + random / 5));
}

/** How long an open breaker holds its queue back before one job tries again. */
export function pauseAfter(failures: number, { breakerAfter, firstPause, longestPause }: Timing) {
  return failures < breakerAfter ? 0 : doubled(firstPause, failures - breakerAfter, longestPause);
}
