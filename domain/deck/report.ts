/**
 * Limits of reports. `reason` is in characters. Per day: from one network address through one link (`network`) and in
 * total (`everywhere`), and from all addresses through one link (`link`).
 */
export const reportLimits = { reason: 1_000, network: 2, everywhere: 5, link: 20 } as const;
