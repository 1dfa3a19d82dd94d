const isWordOf = (text: string, word: string) =>
  new RegExp(`(?<![\\p{L}\\d])${word.replaceAll(/[\\^$.*+?()[\]{}|/]/g, "\\$&")}(?![\\p{L}\\d])`, "iu").test(text);

/** A score out of 100 or of 4, as written in a sentence. */
const aScore = /\d\s*(?:\/|sur|out of)\s*(?:100|4)(?!\d)/i;

/** The reviewers' sentences that may be shown to an applicant: those without any of these names and without a score. */
export const tellable = (sentences: readonly string[], names: readonly string[]) => [
  ...new Set(
    sentences
      .map((sentence) => sentence.trim())
      .filter((sentence) => sentence !== "" && !aScore.test(sentence))
      .filter((sentence) => !names.some((name) => name !== "" && isWordOf(sentence, name))),
  ),
];

/** As many whole sentences as fit into `most` characters. */
export function proposedLine(sentences: readonly string[], most: number) {
  let line = "";
  for (const sentence of sentences) {
    const longer = [line, sentence].filter(Boolean).join(" ");
    if (longer.length <= most) line = longer;
  }
  return line;
}
