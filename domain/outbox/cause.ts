/** The causes for which an e-mail or CRM update can be stuck. Causes that block a whole queue come first. */
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

/** `count` jobs are stuck for this cause, the oldest since `since`; `behind` more jobs wait for them. */
export type StuckFor = { cause: Cause; count: number; since: string; behind: number };
