import type { Lang } from "../language/language.ts";

export type Cell = string | number | Date | null | undefined;

/** A spreadsheet takes a text that begins like this for a formula. */
const formula = /^[\s\p{Cf}]*[=+\-@＝＋－＠\t\r]/u;

function textOf(cell: Cell, lang: Lang) {
  if (cell === null || cell === undefined) return "";
  if (cell instanceof Date) return cell.toISOString();
  // A French spreadsheet takes "12.5" for a text.
  if (typeof cell === "number") return lang === "fr" ? String(cell).replace(".", ",") : String(cell);
  return formula.test(cell) ? `'${cell}` : cell;
}

/** Spreadsheets expect the byte order mark, and in French the semicolon. */
export const csvStart = "\uFEFF";

/** One line; each field is quoted, and what a spreadsheet would run is text. */
export function csvLine(lang: Lang, cells: readonly Cell[]) {
  const fields = cells.map((cell) => `"${textOf(cell, lang).replaceAll('"', '""')}"`);
  return `${fields.join(lang === "fr" ? ";" : ",")}\r\n`;
}
