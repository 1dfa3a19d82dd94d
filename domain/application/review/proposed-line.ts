const isWordOf = (text: string, word: string) =>
  new RegExp(`(?<![\\p{L}\\d])${word.replaceAll(/[\\^$.*+?()[\]{}|/]/g, "\\$&")}(?![\\p{L}\\d])`, "iu").test(text);

/** Matches a score out of 100 or out of 4 written in a sentence. */
const aScore = /\d\s*(?:\/|sur|out of)\s*(?:100|4)(?!\d)/i;

/** Returns the sentences that may be shown to an applicant: without a score or any of `names`. */
export const tellable = (sentences: readonly string[], names: readonly string[]) => [
  ...new Set(
    sentences
      .map((sentence) => sentence.trim())
      .filter((sentence) => sentence !== "" && !aScore.test(sentence))
      .filter((sentence) => !names.some((name) => name !== "" && isWordOf(sentence, name))),
  ),
];

/** Joins sentences with spaces, leaving out each sentence that would make the result longer than `most` characters. */
export function proposedLine(sentences: readonly string[], most: number) {
  let line = "";
  for (const sentence of sentences) {
    const longer = [line, sentence].filter(Boolean).join(" ");
    if (longer.length <= most) line = longer;
  }
  return line;
}
