/** A sentence that begins with a text that does not. */
export const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
