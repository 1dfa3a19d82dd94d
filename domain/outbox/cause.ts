/** Why a delivery is stuck; causes that block every delivery of their queue come first. */
export const causes = [
  "crm-key",
  "crm-address",
  "crm-away",
  "crm-data",
  "mail-sign-in",
  "mail-sender",
  "mail-away",
  "mail-address",
  "mail-unconfirmed",
  "mail-suppressed",
  "site",
] as const;
export type Cause = (typeof causes)[number];

/** How many deliveries are stuck for one cause, up to 1,000, since when the first of them, and how many wait behind them. */
export type StuckFor = { cause: Cause; count: number; since: string; behind: number };
