const minute = 60_000;

/** The delay in minutes before an overdue decision is sent. */
const forOverdue = 2;

/** Returns the sending time of a decision made now: after `hold` minutes, but not after the promised time. */
export function leavesAt(now: Date, hold: number, promisedBy: Date | null) {
  const held = new Date(now.getTime() + hold * minute);
  if (!promisedBy || promisedBy >= held) return held;
  if (promisedBy > now) return promisedBy;
  return new Date(now.getTime() + Math.min(hold, forOverdue) * minute);
}
