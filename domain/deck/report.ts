/** Characters of a reason; how many reports a network makes a day of one deck and of all, and a link gets from everywhere. */
export const reportLimits = { reason: 1_000, network: 2, everywhere: 5, link: 20 } as const;
