/** Why an e-mail or CRM update is stuck; causes that block a whole queue come first. */
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

/**
 * The number of jobs stuck for one cause, up to 1,000, the time of the oldest, and the number of jobs that they block.
 */
export type StuckFor = { cause: Cause; count: number; since: string; behind: number };
