/** A name that French writes small, such as a month's, at the head of a line. */
export const withCapital = (text: string) => text.slice(0, 1).toUpperCase() + text.slice(1);
