/** Causes that block a whole queue come first, both for CRM updates and for e-mails. */
export const causes = [
  "crm-key",
  "crm-address",
  "crm-away",
  "crm-data",
  "mail-sign-in",
  "mail-sender",
  "mail-away",
  "mail-address",
  "mail-deferred",
  "mail-unconfirmed",
  "mail-suppressed",
  "site",
] as const;
export type Cause = (typeof causes)[number];

/** `since` is when the oldest stuck job was created; `behind` jobs wait behind the stuck jobs. */
export type StuckFor = { cause: Cause; count: number; since: string; behind: number };
