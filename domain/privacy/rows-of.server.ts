import { and, eq, getTableColumns, or, type SQL } from "drizzle-orm";
import type { PgColumn, PgTable } from "drizzle-orm/pg-core";
import type { PersonalTable, Subject } from "../personal-data/personal-data.ts";
import { among } from "./subject.server.ts";

export function columnOf(table: PgTable, name: string): PgColumn {
  const column = getTableColumns(table)[name];
  if (!column) throw new Error(`No column ${name}`);
  return column;
}

/**
 * SQL condition: the row belongs to the person by at least one of the owner rules in `as`, by default by any rule of
 * the table.
 */
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
