/** Longest text of an agreement, and longest name typed to accept it, in characters. */
export const agreementLimits = { text: 20_000, name: 120 } as const;
