const isWordOf = (text: string, word: string) =>
  new RegExp(`(?<![\\p{L}\\d])${word.replaceAll(/[\\^$.*+?()[\]{}|/]/g, "\\$&")}(?![\\p{L}\\d])`, "iu").test(text);

/** A mark out of 100 or out of 4, as somebody would write it in a sentence. */
const aScore = /\d\s*(?:\/|sur|out of)\s*(?:100|4)(?!\d)/i;

/** What applicants read of their reviews: the sentences that name none of these people and tell no score. */
export const tellable = (sentences: readonly string[], names: readonly string[]) => [
  ...new Set(
    sentences
      .map((sentence) => sentence.trim())
      .filter((sentence) => sentence !== "" && !aScore.test(sentence))
      .filter((sentence) => !names.some((name) => name !== "" && isWordOf(sentence, name))),
  ),
];

/** As many whole sentences as fit into a line for an applicant. */
export function proposedLine(sentences: readonly string[], most: number) {
  let line = "";
  for (const sentence of sentences) {
    const longer = [line, sentence].filter(Boolean).join(" ");
    if (longer.length <= most) line = longer;
  }
  return line;
}
