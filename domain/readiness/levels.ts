/** Minimum scores for "nearly ready", for applying to a session and for "ready to raise", and the target score. */
export type Levels = { nearly: number; eligible: number; ready: number; target: number };

export type Badge = "preparing" | "nearly" | "ready";

export const badgeOf = (score: number, { nearly, ready }: Levels): Badge =>
  score >= ready ? "ready" : score >= nearly ? "nearly" : "preparing";

/** Whether a founder may apply to a pitch session; false without a scan. */
export const isEligible = (score: number | null, { eligible }: Levels) => score !== null && score >= eligible;
