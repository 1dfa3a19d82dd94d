export const displayedField = "standing";

export const keptField = (part: string) => `keep-${part}`;

/** A value changed by the user and also elsewhere; `seen`, the saved value's digest, reveals a further change. */
export type EditConflict = { name: string; typed: string; saved: string; seen: string };
