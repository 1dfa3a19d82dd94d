/** The maximum length of an agreement's text and of the name typed to accept it, in characters. */
export const agreementLimits = { text: 20_000, name: 120 } as const;
