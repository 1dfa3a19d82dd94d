// Matches control characters and invisible characters, except line breaks and the joiners that letters and emoji
// contain.
const unsayable = /(?![\n\u200C\u200D])[\p{Cc}\p{Cf}\p{Noncharacter_Code_Point}\u2028\u2029]/gu;

/**
 * Removes from a model's text invisible characters, characters that reverse its direction, and characters that
 * databases reject.
 */
export const sayable = (text: string) => text.replaceAll("\t", " ").toWellFormed().replace(unsayable, "");
