import { type Block, lineOf, type Run } from "../text.ts";

export type Paragraph = { runs: Run[]; look: "text" | "lead" | "note" | "heading" | "item" };

export type Figures = Extract<Block, { type: "figures" }>["figures"];
export type Table = Extract<Block, { type: "table" }>;

/** The number of characters in a line of a slide, at a font size that is legible from the back of a room. */
export const signsInLine = 82;

/** Pieces have at most `most` characters; each ends with a sentence or, if too long, with a word. */
export function piecesOf(text: string, most: number): string[] {
  const pieces: string[] = [];
  let rest = text;
  while (rest.length > most) {
    const head = rest.slice(0, most);
    const sentence = Math.max(...[". ", "! ", "? ", "\n"].map((end) => head.lastIndexOf(end) + 1));
    const end = sentence > most / 3 ? sentence : head.lastIndexOf(" ") > 0 ? head.lastIndexOf(" ") : most;
    pieces.push(rest.slice(0, end).trim());
    rest = rest.slice(end).trim();
  }
  return rest ? [...pieces, rest] : pieces;
}

export const linesOf = ({ runs, look }: Paragraph) =>
  lineOf(runs)
    .split("\n")
    .reduce((lines, line) => lines + Math.max(1, Math.ceil(line.length / signsInLine)), 0) +
  (look === "heading" ? 0.5 : 0.4);

export const linesIn = (paragraphs: readonly Paragraph[]) =>
  paragraphs.reduce((lines, each) => lines + linesOf(each), 0);
