// All control and invisible signs but line breaks and what joins the parts of one letter or picture.
const unsayable = /(?![\n\u200C\u200D])[\p{Cc}\p{Cf}\p{Noncharacter_Code_Point}\u2028\u2029]/gu;

/** What a model wrote, without what no database takes, no screen shows, or turns the order of signs round. */
export const sayable = (text: string) => text.replaceAll("\t", " ").toWellFormed().replace(unsayable, "");
