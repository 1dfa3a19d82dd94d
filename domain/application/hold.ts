const minute = 60_000;

/** The minutes for which an answer that is overdue already can be taken back. */
const forOverdue = 2;

/**
 * When an answer given now leaves: after the hold (minutes), earlier where it would miss the promised time, and soon if
 * that time has passed.
 */
export function leavesAt(now: Date, hold: number, promisedBy: Date | null) {
  const held = new Date(now.getTime() + hold * minute);
  if (!promisedBy || promisedBy >= held) return held;
  if (promisedBy > now) return promisedBy;
  return new Date(now.getTime() + Math.min(hold, forOverdue) * minute);
}
