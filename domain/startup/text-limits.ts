/** Characters that the texts of a profile may have, a founder's and an investor's. */
export const textLimits = { line: 160, link: 300, text: 4_000, founders: 1_000 };
