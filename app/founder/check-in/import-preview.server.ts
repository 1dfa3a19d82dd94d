import { csvColumns, guessColumns, neededColumns } from "../../../domain/kpi/csv-columns.ts";
import { readMonths, type rowsOf } from "../../../domain/kpi/csv-import.server.ts";
import { checkInsOf } from "../../../domain/kpi/history.server.ts";
import { parisDay } from "../../../platform/language/paris-day.ts";
import { services } from "../../server/context.server.ts";
import { requireActor } from "../../shell/require.server.ts";
import type { Asked, Fields } from "../../shell/form/receive.server.ts";

/** Which column holds what, as the form says; by their heads where it says nothing yet. */
const mappingIn = (fields: Fields, heads: readonly string[]) =>
  fields["column-month"] === undefined
    ? guessColumns(heads)
    : Object.fromEntries(
        csvColumns.map((column) => {
          const index = Number(fields[`column-${column}`] || -1);
          return [column, Number.isInteger(index) && index < heads.length ? index : -1];
        }),
      );

/** What an import would keep: looked at before anything is. */
export async function preview(
  asked: Asked,
  fields: Fields,
  text: string,
  rows: Exclude<ReturnType<typeof rowsOf>, string>,
) {
  const { id } = requireActor(asked, "founder").viewer;
  const heads = rows[0]?.cells.map((head) => head.slice(0, 80)) ?? [];
  const mapping = mappingIn(fields, heads);
  const missing = neededColumns.filter((column) => mapping[column] === -1);
  const history = await checkInsOf(asked.context.get(services).db, id);
  const found = missing.length > 0 ? null : readMonths(rows, mapping, history, parisDay(new Date()));
  return { text, heads, mapping, missing, months: found?.months ?? [], cells: found?.refused ?? [] };
}

export type Preview = Awaited<ReturnType<typeof preview>>;
