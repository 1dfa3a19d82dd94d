/** Fragments that make regular expressions backtrack. */
const pieces = [
  ...["a", "é", "1", " ", "\n", "\t", "-", ".", ",", ":", "@", "#", "*", "(", "«", "&", "€", "%", "{", '"', "/", "'"],
  ...[
    "1 ",
    "1\u202F",
    "1.",
    "1,",
    "1 000 ",
    "a@",
    "a-",
    "a.",
    "a ",
    "é ",
    "A ",
    "# ",
    "- ",
    "\n ",
    " \n",
    "1)\n",
    "a\n",
  ],
  ...[
    "a:",
    ": ",
    "; ",
    "+ ",
    "0 6",
    "06 ",
    "+33",
    "siren ",
    "si ",
    "is ",
    "et ",
    "and ",
    "new ",
    "un ",
    "one ",
    "mois ",
  ],
  ...["divise ", "divise par ", "par ", "pour ", "embauche ", "cap ", "http://", "www.", "10 000 € ", "20 % ", "1x "],
  ...[
    "mille ",
    "vingt ",
    "million ",
    "Article 1. ",
    "1.1 ",
    "a, b ",
    "\u0301",
    "\u0301\u0323",
    "\u200B",
    "\u{1F468}",
    "moins ",
    "][",
  ],
];
const ends = ["", "x", "!", "\n"];

export const endlessTexts = (length: number) =>
  pieces.flatMap((piece) => ends.map((end) => ({ piece, end, text: piece.repeat(length / piece.length) + end })));

/** Returns the processor time that the work takes, in which other load on the machine does not count. */
function millisecondsOf(work: () => unknown) {
  const from = process.threadCpuUsage();
  work();
  const { user, system } = process.threadCpuUsage(from);
  return (user + system) / 1_000;
}

/** Returns the shortest time of four runs, because a garbage collection may lengthen some of them. */
const least = (work: () => unknown) => Math.min(...[0, 0, 0, 0].map(() => millisecondsOf(work)));

export function steep(read: (text: string) => unknown, length: number) {
  const shorter = endlessTexts(length / 4);
  return endlessTexts(length).flatMap(({ piece, end, text }, at) => {
    // Short runs are too noisy to compare.
    if (millisecondsOf(() => read(text)) < 80) return [];
    const [before, after] = [least(() => read(shorter[at]?.text ?? "")), least(() => read(text))];
    return after > 80 && after > before * 12 ? [`${JSON.stringify(piece + end)}: ${before} ms, ${after} ms`] : [];
  });
}
