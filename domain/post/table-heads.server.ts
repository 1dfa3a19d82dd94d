import type { Token } from "markdown-it";

export const plainText = (inline: Token | undefined) => inline?.children?.map(({ content }) => content).join("") ?? "";

const figure = /^[−+–-]?€?[\d\s\u202F.,÷×x/]*\d[\d\s\u202F.,]*(?:\s?(?:%|€|k€|M€|pts?))?$/i;

/** Makes each row's first cell a header cell, and marks columns with only figures or dashes as numeric. */
export function headRows(tokens: readonly Token[]) {
  for (const [start, { type }] of tokens.entries()) {
    if (type !== "table_open") continue;
    const end = tokens.findIndex((token, index) => index > start && token.type === "table_close");
    const rows: number[][] = [];
    for (let index = start; index < end; index += 1) {
      const token = tokens[index];
      if (token?.type === "tr_open") rows.push([]);
      if (token?.type === "th_open" || token?.type === "td_open") rows.at(-1)?.push(index);
      // Removes Markdown's alignment, which would become a style attribute. The contents of a column decide on its
      // alignment instead.
      if (token?.attrs) token.attrs = null;
    }
    const [head = [], ...body] = rows;
    for (const [column, cell] of head.entries()) {
      tokens[cell]?.attrSet("scope", "col");
      const values = body.map((row) => plainText(tokens[(row[column] ?? end) + 1]).trim());
      const filled = values.filter((value) => value !== "" && value !== "–");
      const figures = column > 0 && filled.length > 0 && filled.every((value) => figure.test(value));
      if (figures) for (const row of rows) tokens[row[column] ?? end]?.attrSet("class", "figures");
    }
    for (const [cell] of body) {
      const opening = cell === undefined ? undefined : tokens[cell];
      const closing = cell === undefined ? undefined : tokens[cell + 2];
      if (!opening || closing?.type !== "td_close") continue;
      opening.tag = closing.tag = "th";
      opening.attrSet("scope", "row");
    }
  }
}
