/** PostgreSQL cannot store zero bytes: they are removed from input before anything reads it. */
export const withoutZeroBytes = (text: string) => text.replaceAll("\0", "");
