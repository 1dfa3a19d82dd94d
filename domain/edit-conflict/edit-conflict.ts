export const displayedField = "standing";

export const keptField = (part: string) => `keep-${part}`;

/** `seen` is the digest of the saved value; the user's choice is valid only while that value stays. */
export type EditConflict = { name: string; typed: string; saved: string; seen: string };
