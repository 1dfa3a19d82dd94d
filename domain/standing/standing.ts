/** The field in which a form says what it was shown of each part. */
export const standingField = "standing";

/** Of a part that two people changed: which text of the two is kept. */
export const keptField = (part: string) => `keep-${part}`;

/** A part that was saved elsewhere after a form was shown, and changed in that form too; `seen` names what was saved. */
export type OvertakenPart = { name: string; typed: string; standing: string; seen: string };
