/** No database keeps a zero byte: it is gone from whatever is sent, before anything reads it. */
export const withoutZeroBytes = (text: string) => text.replaceAll("\0", "");
