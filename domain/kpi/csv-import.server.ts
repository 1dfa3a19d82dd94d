import { cellText, type CsvRow, readCsv } from "../../platform/csv/csv.ts";
import type { CheckIn, Numbers } from "./check-in.ts";
import { checkInForm } from "./check-in-form.server.ts";
import { csvColumns, type Mapping } from "./csv-columns.ts";
import { isSame } from "./record.server.ts";

/** Of a file, in characters: some hundred times what ten years of months take. */
const mostCharacters = 60_000;
const mostRows = 500;
const mostColumns = 60;

/** A file's bytes as text: UTF-8, or what French spreadsheets save. */
export function textOf(bytes: Uint8Array) {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder("windows-1252").decode(bytes);
  }
}

/** The rows of a file, its heads first; a code where it is none that can be read. */
export function rowsOf(text: string): CsvRow[] | "tooLong" | "notCsv" | "noRows" {
  if (text.length > mostCharacters) return "tooLong";
  const rows = text.includes("\0") ? null : readCsv(text, mostRows);
  if (rows === null || rows.some(({ cells }) => cells.length > mostColumns)) return "notCsv";
  return rows.length < 2 ? "noRows" : rows;
}

/** "10/2026", "1/10/2026" and "2026-10-01" are "2026-10". */
function monthOf(cell: string) {
  const [, year, number] = /^(\d{4})[-/](\d{1,2})(?:[-/]\d{1,2})?$/.exec(cell) ?? [];
  const [, french, frenchYear] = /^(?:\d{1,2}[-/.])?(\d{1,2})[-/.](\d{4})$/.exec(cell) ?? [];
  const month = number ?? french;
  return month === undefined ? cell : `${year ?? frenchYear}-${month.padStart(2, "0")}`;
}

/** "4/11/2026" is "2026-11-04". */
const dayOf = (cell: string) =>
  cell.replace(
    /^(\d{1,2})[-/.](\d{1,2})[-/.](\d{4})$/,
    (_, day: string, month: string, year: string) => `${year}-${month.padStart(2, "0")}-${day.padStart(2, "0")}`,
  );

const isMonth = (text: string | undefined) => /^\d{4}-(0[1-9]|1[0-2])$/.test(text ?? "");

type RefusedCell = { line: number; column: string; code: string };
type ReadMonth = { line: number; month: string; numbers: Numbers; becomes: "added" | "corrected" | "unchanged" };

/** What a file's rows say under a mapping, and beside what was reported so far; cells that say nothing are refused. */
export function readMonths(rows: readonly CsvRow[], mapping: Mapping, history: readonly CheckIn[], today: string) {
  const form = checkInForm(today);
  const months: ReadMonth[] = [];
  const refused: RefusedCell[] = [];
  for (const { line, cells } of rows.slice(1)) {
    const found: RefusedCell[] = [];
    const sent: Record<string, string> = {};
    for (const column of csvColumns) {
      const cell = cells[mapping[column] ?? -1]?.trim() ?? "";
      const text = column === "difference" ? cellText(cell) : cell;
      if (text === undefined) found.push({ line, column, code: "formula" });
      sent[column] = column === "month" ? monthOf(cell) : column === "lastInvestorContact" ? dayOf(cell) : (text ?? "");
    }
    const parsed = form.safeParse(sent);
    for (const { path, message } of parsed.error?.issues ?? []) {
      const column = String(path[0]);
      if (found.some((each) => each.column === column)) continue;
      found.push({ line, column, code: column === "month" && !isMonth(sent["month"]) ? "noMonth" : message });
    }
    const month = parsed.data?.month;
    if (month !== undefined && months.some((each) => each.month === month))
      found.push({ line, column: "month", code: "monthTwice" });
    refused.push(...found);
    if (!parsed.success || found.length > 0) continue;
    const counted = history.find((each) => each.month === parsed.data.month);
    const becomes = !counted ? "added" : isSame(counted, parsed.data.numbers) ? "unchanged" : "corrected";
    months.push({ line, ...parsed.data, becomes });
  }
  return { months, refused };
}
