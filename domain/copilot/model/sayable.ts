// Control and invisible characters, except line breaks and joiners within a letter or emoji.
const unsayable = /(?![\n\u200C\u200D])[\p{Cc}\p{Cf}\p{Noncharacter_Code_Point}\u2028\u2029]/gu;

/** A model's text without characters that databases reject, that are invisible, or that reverse the text direction. */
export const sayable = (text: string) => text.replaceAll("\t", " ").toWellFormed().replace(unsayable, "");
