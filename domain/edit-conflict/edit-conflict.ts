/** The hidden field with digests of the values that the form displayed. */
export const displayedField = "standing";

/** The field that selects which of two conflicting values to keep. */
export const keptField = (part: string) => `keep-${part}`;

/** An edit conflict: a value changed both in this form and elsewhere; `seen` is the digest of the other saved value. */
export type EditConflict = { name: string; typed: string; saved: string; seen: string };
