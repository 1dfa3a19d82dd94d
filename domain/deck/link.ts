import type { Plan } from "../plan/plan.ts";

/**
 * Lifetimes of links in days, by default and at most; maximum number of valid links per plan; minimum password length.
 */
export const linkLimits = {
  named: { days: 30, most: 90 },
  open: { days: 14, most: 30 },
  live: { free: 0, visible: 10, elite: 100 } satisfies Record<Plan, number>,
  password: 8,
  invitations: 20,
  pictures: 120,
} as const;

/** A link's state as its startup sees it. */
export type LinkState = "sent" | "opened" | "expired" | "cut";
