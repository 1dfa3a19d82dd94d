/** A month's name at the head of a line. */
export const withCapital = (text: string) => text.slice(0, 1).toUpperCase() + text.slice(1);
