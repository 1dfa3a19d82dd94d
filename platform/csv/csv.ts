import type { Lang } from "../language/language.ts";
import { parisMoment } from "../language/paris-time.ts";

export type Cell = string | number | Date | null | undefined;

/** Matches a text that spreadsheets would run as a formula, and also such a text with apostrophes before it. */
const formula = /^'*[\s\p{Cf}]*[=+\-@＝＋－＠\t\r]/u;

function textOf(cell: Cell, lang: Lang) {
  if (cell === null || cell === undefined) return "";
  if (cell instanceof Date) return parisMoment(cell);
  // French spreadsheets treat "12.5" as text, because their decimal separator is a comma.
  if (typeof cell === "number") return lang === "fr" ? String(cell).replace(".", ",") : String(cell);
  return formula.test(cell) ? `'${cell}` : cell;
}

/** The byte order mark at the start of a CSV file, without which spreadsheets display accented letters wrongly. */
export const csvStart = "\uFEFF";

/** Returns a line of quoted fields; formulas get an apostrophe, and French files use semicolons as separators. */
export function csvLine(lang: Lang, cells: readonly Cell[]) {
  const fields = cells.map((cell) => `"${textOf(cell, lang).replaceAll('"', '""')}"`);
  return `${fields.join(lang === "fr" ? ";" : ",")}\r\n`;
}

/**
 * Removes the apostrophe that `csvLine` puts before a formula; returns undefined for a formula without an apostrophe.
 */
export function cellText(cell: string) {
  if (!formula.test(cell)) return cell;
  return cell.startsWith("'") ? cell.slice(1) : undefined;
}

export type CsvRow = { /** Line number on which the row begins, from 1. */ line: number; cells: string[] };

const separators = [";", ",", "\t"];

/** The lines searched for the separator; title lines may precede the column headings. */
const firstLines = 20;

function separatorOf(text: string) {
  const lines = text.replace(/"(?:[^"]|"")*"/g, "").split("\n", firstLines);
  const counts = separators.map((each) => Math.max(...lines.map((line) => line.split(each).length)));
  return separators[counts.indexOf(Math.max(...counts))] ?? ";";
}

/** Returns the non-blank rows; null if a quote is never closed or there are more than `most` rows. */
export function readCsv(file: string, most: number): CsvRow[] | null {
  const text = file.replace(/^\uFEFF/, "").replace(/\r\n?/g, "\n");
  const [separatorLine = "", named] = /^"?sep=([;,\t])"?[;,\t ]*(?:\n|$)/i.exec(text) ?? [];
  const separator = named ?? separatorOf(text);
  const stop = new RegExp(`[${separator}\\n]`, "g");
  const rows: CsvRow[] = [];
  let [line, place] = [separatorLine === "" ? 1 : 2, separatorLine.length];
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
