export const paragraphs = (text: string): string[] =>
  text
    .split(/(?:\r\n|\r|\n){2,}/)
    .map((each) => each.trim())
    .filter(Boolean);
