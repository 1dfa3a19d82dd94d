const minute = 60_000;

/** The delay in minutes before an overdue decision is sent. */
const forOverdue = 2;

/**
 * Returns the time at which a decision made now is sent: after `hold` minutes, but not later than promised, and within
 * a few minutes if the promised time has passed.
 */
export function leavesAt(now: Date, hold: number, promisedBy: Date | null) {
  const held = new Date(now.getTime() + hold * minute);
  if (!promisedBy || promisedBy >= held) return held;
  if (promisedBy > now) return promisedBy;
  return new Date(now.getTime() + Math.min(hold, forOverdue) * minute);
}
