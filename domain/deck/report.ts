/**
 * The maximum length of a report's reason, and the maximum number of reports a day: per network address and link
 * (`network`), per network address (`everywhere`) and per link (`link`).
 */
export const reportLimits = { reason: 1_000, network: 2, everywhere: 5, link: 20 } as const;
