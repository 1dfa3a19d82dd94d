// Matches control characters and invisible characters, except line breaks and the joiners that letters and emoji
// contain.
const unsayable = /(?![\n\u200C\u200D])[\p{Cc}\p{Cf}\p{Noncharacter_Code_Point}\u2028\u2029]/gu;

/**
 * Removes characters from a model's text that databases reject, that are invisible, or that reverse the text direction.
 */
export const sayable = (text: string) => text.replaceAll("\t", " ").toWellFormed().replace(unsayable, "");
