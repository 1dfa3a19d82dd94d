export const displayedField = "standing";

export const keptField = (part: string) => `keep-${part}`;

/**
 * A form value that the user changed while somebody else saved a different value. `seen` is the digest of that saved
 * value. The user's choice between the two values is valid only while the saved value stays the same.
 */
export type EditConflict = { name: string; typed: string; saved: string; seen: string };
