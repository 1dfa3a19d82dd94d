/**
 * The causes of stuck CRM updates, then those of stuck e-mails. Within each group, causes that block a whole queue come
 * first.
 */
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
 * `count` jobs are stuck for this cause; the oldest of the stuck jobs was created at `since`. `behind` further jobs
 * wait behind the stuck jobs.
 */
export type StuckFor = { cause: Cause; count: number; since: string; behind: number };
