/** For words such as month names, which French writes in lower case except at the start of a line. */
export const withCapital = (text: string) => text.slice(0, 1).toUpperCase() + text.slice(1);
