/**
 * Limits of reports: the maximum length of a reason in characters, and the maximum reports per day from one network
 * address through one link (`network`) and in total (`everywhere`), and through one link from all addresses (`link`).
 */
export const reportLimits = { reason: 1_000, network: 2, everywhere: 5, link: 20 } as const;
