import { csvColumns, guessColumns, neededColumns } from "../../../domain/kpi/csv-columns.ts";
import { orderIn, readMonths, type rowsOf, sumLines } from "../../../domain/kpi/csv-import.server.ts";
import { checkInsOf } from "../../../domain/kpi/history.server.ts";
import { shownMonths } from "../../../domain/kpi/import.server.ts";
import { mustRead } from "../../../domain/startup/access.ts";
import { parisDay } from "../../../platform/language/paris-day.ts";
import { requireActor, type RouteArgs } from "../../shell/require.server.ts";
import type { Fields } from "../../shell/form/receive.server.ts";

/** Returns the meaning of each column: as chosen in the form, or guessed from the headings before the first choice. */
const mappingIn = (fields: Fields, heads: readonly string[]) =>
  fields["column-month"] === undefined
    ? guessColumns(heads)
    : Object.fromEntries(
        csvColumns.map((column) => {
          const index = Number(fields[`column-${column}`] || -1);
          return [column, Number.isInteger(index) && index < heads.length ? index : -1];
        }),
      );

const orders = ["day-first", "month-first"] as const;

/** Returns the lines that the import leaves out, which are initially the lines with totals. */
const outIn = (fields: Fields, rows: Parameters<typeof sumLines>[0]) =>
  fields["column-month"] === undefined
    ? sumLines(rows)
    : rows.map(({ line }) => line).filter((line) => fields[`out-${line}`] !== undefined);

const mostOffered = 40;

export async function preview(
  args: RouteArgs,
  fields: Fields,
  text: string,
  rows: Exclude<ReturnType<typeof rowsOf>, string>,
) {
  const { actor, db } = requireActor(args, "founder");
  const heads = rows[0]?.cells.map((head) => head.slice(0, 80)) ?? [];
  const mapping = mappingIn(fields, heads);
  const missing = neededColumns.filter((column) => mapping[column] === -1);
  const history = await checkInsOf(db, mustRead(actor));
  const out = outIn(fields, rows);
  const known = orderIn(
    rows.filter(({ line }) => !out.includes(line)),
    mapping,
  );
  const chosen = orders.find((each) => each === fields["order"]);
  const order = typeof known === "string" ? known : chosen;
  const found =
    missing.length > 0 || order === undefined
      ? null
      : readMonths(rows, { mapping, order, out }, history, parisDay(new Date()));
  const { months = [], refused: cells = [] } = found ?? {};
  const refused = [...new Set(cells.map(({ line }) => line))].slice(0, mostOffered);
  const offered = rows
    .slice(1)
    .filter(({ line }) => out.includes(line) || refused.includes(line))
    .map((row) => ({ line: row.line, says: signsOf(row.cells), isOut: out.includes(row.line) }));
  return {
    ...{ text, heads, mapping, missing, months, cells, offered, shown: shownMonths(months, history) },
    /** Whether the numbers changed between the preview and the import, which then stored nothing. */
    isOvertaken: false,
    /** When all dates of the file are ambiguous, the form asks whether the day or the month comes first. */
    unsure: typeof known === "string" ? null : { ...known, chosen: chosen ?? null },
  };
}

const signsOf = (cells: readonly string[]) =>
  cells
    .filter((cell) => cell.trim() !== "")
    .slice(0, 3)
    .map((cell) => cell.trim().slice(0, 30))
    .join(" · ");

export type Preview = Awaited<ReturnType<typeof preview>>;
