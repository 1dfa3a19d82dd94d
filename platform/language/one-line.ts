/** The maximum length of a line in UTF-16 code units; mail programs and calendars do not display more. */
const longest = 160;

/**
 * Matches invisible characters, including those that reverse the text direction. Joiners are excepted, because emoji
 * and some writing systems need them.
 */
const marks = /(?![\u200C\u200D])\p{Cf}/gu;

/** Removes invisible characters that could disguise a text. */
export const withoutMarks = (text: string) => text.toWellFormed().replace(marks, "");

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
