export const displayedField = "standing";

export const keptField = (part: string) => `keep-${part}`;

/**
 * A value that was changed both in this form and elsewhere. `seen` is the digest of the value saved elsewhere; the
 * user's choice between the two values is valid only while this value stays saved.
 */
export type EditConflict = { name: string; typed: string; saved: string; seen: string };
