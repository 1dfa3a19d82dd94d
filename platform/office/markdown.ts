import { type Block, isMarked, type OfficeText, type Run, textOf } from "./text.ts";

const plain = (text: string) =>
  text
    .replace(/[\\`*_[\]<>|#~&]/g, "\\$&")
    .replace(/^(\s*)([-+]|\d+[.)])(?=\s)/gm, "$1\\$2")
    .replace(/\r\n|\r|\n/g, "  \n");

const run = (piece: Run) => {
  const text = plain(textOf(piece));
  return isMarked(piece) || (typeof piece !== "string" && piece.strong) ? `**${text.trim()}** ` : text;
};
/** `run` adds a space after bold text for Markdown; this function removes that space before punctuation. */
const line = (runs: readonly Run[]) =>
  runs
    .map(run)
    .join("")
    .replace(/\*\* +(?=[.,;:)\s])/g, "**")
    .trim();
const cell = (piece: Run) => line([piece]).replace(/\s*\n/g, " ");

const table = (head: readonly string[], rows: readonly (readonly Run[])[]) =>
  [head, head.map(() => "---"), ...rows]
    .map((cells, index) => `| ${cells.map((each) => (index === 1 ? textOf(each) : cell(each))).join(" | ")} |`)
    .join("\n");

function block(each: Block, colon: string): string {
  switch (each.type) {
    case "text":
      return each.look === "heading" ? `### ${line(each.runs)}` : line(each.runs);
    case "list":
      return each.items.map((item) => `- ${line(item).replace(/\n/g, "\n  ")}`).join("\n");
    case "figures":
      return each.figures
        .map(({ name, value, note }) => `- ${line([`${name}${colon}`, value])}${note && ` (${plain(note)})`}`)
        .join("\n");
    case "table":
      return table(each.head, each.rows);
    case "chart":
      return `### ${plain(each.chart.title)}\n\n${table(
        ["", each.chart.series],
        each.chart.points.map(({ label, printed }) => [label, printed]),
      )}`;
  }
}

export const markdown = ({ lang, title, subtitle, foot, sections }: OfficeText) =>
  `${[
    `# ${plain(title)}`,
    plain(subtitle),
    ...sections.flatMap((section) => [
      `## ${plain(section.title)}`,
      ...section.blocks.map((each) => block(each, lang === "fr" ? "\u00A0: " : ": ")),
    ]),
    "---",
    plain(foot),
  ].join("\n\n")}\n`;
