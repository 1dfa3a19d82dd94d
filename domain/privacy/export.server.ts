import { count, getTableName } from "drizzle-orm";
import type { Db } from "../../platform/db/database.server.ts";
import { columnOf, personalTables, rowsOf } from "./data-map.server.ts";
import type { Category } from "./privacy.ts";
import { subjectOf } from "./subject.server.ts";

export type ExportedTable = {
  name: string;
  category: Category;
  columns: readonly string[];
  rows: Record<string, unknown>[];
};

/** Everything that is kept of whoever reads the mail of an address, table by table; empty ones are left out. */
export async function exportOf(db: Db, secret: string, email: string): Promise<ExportedTable[]> {
  const subject = await subjectOf(db, secret, email);
  const tables: ExportedTable[] = [];
  for (const entry of personalTables) {
    const { table, category, exported: columns } = entry;
    const chosen = Object.fromEntries(columns.map((name) => [name, columnOf(table, name)]));
    const rows = await db.select(chosen).from(table).where(rowsOf(entry, subject));
    if (rows.length > 0) tables.push({ name: getTableName(table), category, columns, rows });
  }
  return tables;
}

/** How many records of each sort are kept of them. */
export async function holdingsOf(db: Db, secret: string, email: string): Promise<[Category, number][]> {
  const subject = await subjectOf(db, secret, email);
  const counts = new Map<Category, number>();
  for (const entry of personalTables) {
    const [found] = await db.select({ rows: count() }).from(entry.table).where(rowsOf(entry, subject));
    if (found && found.rows > 0) counts.set(entry.category, (counts.get(entry.category) ?? 0) + found.rows);
  }
  return [...counts];
}
