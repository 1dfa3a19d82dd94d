/** The hidden field with digests of the values that the form displayed. */
export const standingField = "standing";

/** The field that selects which of two conflicting values to keep. */
export const keptField = (part: string) => `keep-${part}`;

/** An edit conflict: a value changed both in this form and elsewhere; `seen` is the digest of the other saved value. */
export type OvertakenPart = { name: string; typed: string; standing: string; seen: string };
