import { and, eq, getTableColumns, or, type SQL } from "drizzle-orm";
import type { PgColumn, PgTable } from "drizzle-orm/pg-core";
import type { PersonalTable, Subject } from "../personal-data/personal-data.ts";
import { among } from "./subject.server.ts";

export function columnOf(table: PgTable, name: string): PgColumn {
  const column = getTableColumns(table)[name];
  if (!column) throw new Error(`No column ${name}`);
  return column;
}

/** SQL condition for a person's rows. One matching rule in `owners`, or in `as` if given, is enough. */
export function rowsOf({ table, owners }: PersonalTable, subject: Subject, as = owners): SQL | undefined {
  return or(
    ...as.map(({ column, is, only = {} }) =>
      and(
        among(columnOf(table, column), subject, is),
        ...Object.entries(only).map(([name, value]) => eq(columnOf(table, name), value)),
      ),
    ),
  );
}
