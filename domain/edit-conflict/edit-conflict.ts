export const displayedField = "standing";

export const keptField = (part: string) => `keep-${part}`;

/** A value that was changed both in this form and elsewhere. `seen` is the digest of the value saved elsewhere. */
export type EditConflict = { name: string; typed: string; saved: string; seen: string };
