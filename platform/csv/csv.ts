import type { Lang } from "../language/language.ts";
import { parisMoment } from "../language/paris-time.ts";

export type Cell = string | number | Date | null | undefined;

/** A spreadsheet takes a text that begins like this for a formula, or did before what stands in front of it. */
const formula = /^'*[\s\p{Cf}]*[=+\-@＝＋－＠\t\r]/u;

function textOf(cell: Cell, lang: Lang) {
  if (cell === null || cell === undefined) return "";
  if (cell instanceof Date) return parisMoment(cell);
  // A French spreadsheet takes "12.5" for a text.
  if (typeof cell === "number") return lang === "fr" ? String(cell).replace(".", ",") : String(cell);
  return formula.test(cell) ? `'${cell}` : cell;
}

/** Spreadsheets expect the byte order mark, and in French the semicolon. */
export const csvStart = "\uFEFF";

/** One line; each field is quoted, what a spreadsheet would run is text, and an instant is the time in Paris. */
export function csvLine(lang: Lang, cells: readonly Cell[]) {
  const fields = cells.map((cell) => `"${textOf(cell, lang).replaceAll('"', '""')}"`);
  return `${fields.join(lang === "fr" ? ";" : ",")}\r\n`;
}

/** What a text was before `csvLine` kept it from being run; undefined for one that a spreadsheet would run. */
export function cellText(cell: string) {
  if (!formula.test(cell)) return cell;
  return cell.startsWith("'") ? cell.slice(1) : undefined;
}

export type CsvRow = { /** Counted from 1, of the line it begins on. */ line: number; cells: string[] };

const separators = [";", ",", "\t"];

/** Titles may stand above the headings: the line with most separators is looked for in so many. */
const firstLines = 20;

/** The separator that one of the first lines has most of. */
function separatorOf(text: string) {
  const lines = text.replace(/"(?:[^"]|"")*"/g, "").split("\n", firstLines);
  const counts = separators.map((each) => Math.max(...lines.map((line) => line.split(each).length)));
  return separators[counts.indexOf(Math.max(...counts))] ?? ";";
}

/**
 * The rows of a file that are not blank, at most `most` of them, without the line "sep=;" that tells a spreadsheet of the
 * separator; null where a quote is never closed or there are more.
 */
export function readCsv(file: string, most: number): CsvRow[] | null {
  const text = file.replace(/^\uFEFF/, "").replace(/\r\n?/g, "\n");
  const [told = "", named] = /^"?sep=([;,\t])"?[;,\t ]*(?:\n|$)/i.exec(text) ?? [];
  const separator = named ?? separatorOf(text);
  const stop = new RegExp(`[${separator}\\n]`, "g");
  const rows: CsvRow[] = [];
  let [line, place] = [told === "" ? 1 : 2, told.length];
  while (place < text.length) {
    const row: CsvRow = { line, cells: [] };
    for (let ended = false; !ended;) {
      let cell = "";
      if (text[place] === '"') {
        const close = /(?:[^"]|"")*"/y;
        close.lastIndex = place + 1;
        const quoted = close.exec(text)?.[0];
        if (quoted === undefined) return null;
        cell = quoted.slice(0, -1).replaceAll('""', '"');
        line += cell.split("\n").length - 1;
        place += 1 + quoted.length;
      }
      stop.lastIndex = place;
      const end = stop.exec(text)?.index ?? text.length;
      cell += text.slice(place, end);
      row.cells.push(cell);
      ended = text[end] !== separator;
      place = end + 1;
    }
    line += 1;
    if (row.cells.some((cell) => cell.trim() !== "")) rows.push(row);
    if (rows.length > most) return null;
  }
  return rows;
}
