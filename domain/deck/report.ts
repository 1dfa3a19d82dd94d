/**
 * Limits for reports of decks. `reason` is the maximum length of a reason. `network` is the maximum number of reports
 * per day from one network address through one link, `everywhere` from one network address in total, and `link` through
 * one link in total.
 */
export const reportLimits = { reason: 1_000, network: 2, everywhere: 5, link: 20 } as const;
