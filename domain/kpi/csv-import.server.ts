import { cellText, type CsvRow, readCsv } from "../../platform/csv/csv.ts";
import { dayInCell, type DayOrder, orderOf } from "../../platform/language/written-day.ts";
import type { CheckIn, Numbers } from "./check-in.ts";
import { checkInForm } from "./check-in-form.server.ts";
import { csvLimits } from "./csv-limits.ts";
import { csvColumns, headsAt, type Mapping } from "./csv-columns.ts";
import { isSame } from "./record.server.ts";

/** Decodes a file as UTF-8 or, for invalid UTF-8, as windows-1252, which French spreadsheets use. */
export function textOf(bytes: Uint8Array) {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder("windows-1252").decode(bytes);
  }
}

export function rowsOf(text: string): CsvRow[] | "tooLong" | "notCsv" | "noRows" {
  if (text.length > csvLimits.characters) return "tooLong";
  const all = text.includes("\0") ? null : readCsv(text, csvLimits.rows);
  if (all === null || all.some(({ cells }) => cells.length > csvLimits.columns)) return "notCsv";
  const read = all.map(({ line, cells }) => ({ line, cells: cells.map((cell) => cell.slice(0, csvLimits.cell)) }));
  const rows = read.slice(headsAt(read));
  return rows.length < 2 ? "noRows" : rows;
}

const two = (number: number) => String(number).padStart(2, "0");

/** Converts text such as "oct-26" or "1/10/2026" to "2026-10"; leaves other text unchanged. */
function monthOf(cell: string, order: DayOrder) {
  const found = dayInCell(cell, order);
  return found ? `${found.year}-${two(found.month)}` : cell;
}

/**
 * Converts a date such as "4/11/2026" to "2026-11-04" by the given order of day and month. Other text stays unchanged.
 */
function dayOf(cell: string, order: DayOrder) {
  const found = dayInCell(cell, order);
  return found && found.day !== null ? `${found.year}-${two(found.month)}-${two(found.day)}` : cell;
}

const dated = ["month", "lastInvestorContact"];

/** A cell with a date that is ambiguous: day and month can be read in either order. */
export type UnsureDay = { cell: string } & Record<DayOrder, string>;

/** Returns the file's order of day and month or, if unclear, a cell that could mean two days. */
export function orderIn(rows: readonly CsvRow[], mapping: Mapping): DayOrder | UnsureDay {
  const days = rows.slice(1).flatMap(({ cells }) => dated.map((column) => cells[mapping[column] ?? -1]?.trim() ?? ""));
  const order = orderOf(days);
  if (order) return order;
  const readings = days.map((cell) => ({
    cell,
    "day-first": dayOf(cell, "day-first"),
    "month-first": dayOf(cell, "month-first"),
  }));
  return readings.find((each) => each["day-first"] !== each["month-first"]) ?? "day-first";
}

const sums = /^\W*(?:(?:grand |sous[- ]?|sub[- ]?)?tota(?:l|ux)|somme|sum|moyenne|average|mean|cumul)\b/i;

export const sumLines = (rows: readonly CsvRow[]) =>
  rows.slice(1).flatMap(({ line, cells }) => (sums.test(cells.find((cell) => cell.trim() !== "") ?? "") ? [line] : []));

const isMonth = (text: string | undefined) => /^\d{4}-(0[1-9]|1[0-2])$/.test(text ?? "");

type RefusedCell = { line: number; column: string; code: string };
type ReadMonth = { line: number; month: string; numbers: Numbers; becomes: "added" | "corrected" | "unchanged" };

/** `out` holds the line numbers to skip. */
export type Reading = { mapping: Mapping; order: DayOrder; out: readonly number[] };

export function readMonths(
  rows: readonly CsvRow[],
  { mapping, order, out }: Reading,
  history: readonly CheckIn[],
  today: string,
) {
  const form = checkInForm(today);
  const months: ReadMonth[] = [];
  const refused: RefusedCell[] = [];
  for (const { line, cells } of rows.slice(1).filter((row) => !out.includes(row.line))) {
    const found: RefusedCell[] = [];
    const sent: Record<string, string> = {};
    for (const column of csvColumns) {
      const cell = cells[mapping[column] ?? -1]?.trim() ?? "";
      const text = column === "difference" ? cellText(cell) : cell;
      if (text === undefined) found.push({ line, column, code: "formula" });
      sent[column] =
        column === "month"
          ? monthOf(cell, order)
          : column === "lastInvestorContact"
            ? dayOf(cell, order)
            : (text ?? "");
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
