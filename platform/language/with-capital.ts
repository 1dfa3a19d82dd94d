/** Capitalises a name that French writes in lower case, such as a month, at the start of a line. */
export const withCapital = (text: string) => text.slice(0, 1).toUpperCase() + text.slice(1);
