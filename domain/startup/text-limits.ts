/** Maximum lengths, in characters, of the text fields in founders' and investors' profiles. */
export const textLimits = { line: 160, link: 300, text: 4_000, founders: 1_000 };
