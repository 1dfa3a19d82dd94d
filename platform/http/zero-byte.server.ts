/** Removes zero bytes from input, because PostgreSQL cannot store them. */
export const withoutZeroBytes = (text: string) => text.replaceAll("\0", "");
