/** `eligible` is the minimum score for applying to a pitch session. */
export type Levels = { nearly: number; eligible: number; ready: number; target: number };

export type Badge = "preparing" | "nearly" | "ready";

export const badgeOf = (score: number, { nearly, ready }: Levels): Badge =>
  score >= ready ? "ready" : score >= nearly ? "nearly" : "preparing";

export const isEligible = (score: number | null, { eligible }: Levels) => score !== null && score >= eligible;
