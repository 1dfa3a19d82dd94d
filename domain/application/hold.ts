const minute = 60_000;

/** Minutes for which an overdue decision is on hold. */
const forOverdue = 2;

/**
 * When a decision made now is sent: after `hold` minutes, earlier if that would be later than promised, and soon if the
 * promised time has passed.
 */
export function leavesAt(now: Date, hold: number, promisedBy: Date | null) {
  const held = new Date(now.getTime() + hold * minute);
  if (!promisedBy || promisedBy >= held) return held;
  if (promisedBy > now) return promisedBy;
  return new Date(now.getTime() + Math.min(hold, forOverdue) * minute);
}
