/** Reports per day: `network` for one network and link, `everywhere` for one network, `link` for one link. */
export const reportLimits = { reason: 1_000, network: 2, everywhere: 5, link: 20 } as const;
