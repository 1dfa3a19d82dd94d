/** The most UTF-16 code units of a line: a mail program or calendar shows fewer. */
const longest = 160;

/** Invisible signs, among them those that turn the text around; joiners stay, because emoji and scripts need them. */
const marks = /(?![\u200C\u200D])\p{Cf}/gu;

/** A text without invisible signs that could disguise it. */
export const withoutMarks = (text: string) => text.toWellFormed().replace(marks, "");

/** Turns any typed text into one short line, for a mail's subject or a calendar entry's title. */
export function oneLine(text: string) {
  const line = withoutMarks(text)
    .replace(/[\p{Cc}\p{Zl}\p{Zp} ]+/gu, " ")
    .trim();
  if (line.length <= longest) return line;
  let kept = "";
  for (const sign of line) {
    if (kept.length + sign.length >= longest) break;
    kept += sign;
  }
  return `${kept.trimEnd()}…`;
}
