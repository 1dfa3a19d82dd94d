import type { Plan } from "../plan/plan.ts";

/** Links live for `days`, and for `most` days if extended; `invitations` are per day, `pictures` per minute. */
export const linkLimits = {
  named: { days: 30, most: 90 },
  open: { days: 14, most: 30 },
  live: { free: 0, visible: 10, elite: 100 } satisfies Record<Plan, number>,
  password: 8,
  invitations: 20,
  pictures: 120,
} as const;

/** The state of a link as the startup sees it; "cut" means revoked. */
export type LinkState = "sent" | "opened" | "expired" | "cut";

export const isLiveLink = (state: LinkState) => state === "sent" || state === "opened";
