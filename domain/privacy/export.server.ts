import { count, getTableName, sql } from "drizzle-orm";
import type { Db } from "../../platform/db/database.server.ts";
import { columnOf, type PersonalTable, personalTables, rowsOf } from "./data-map.server.ts";
import type { Category } from "./privacy.ts";
import { among, type Subject, subjectOf } from "./subject.server.ts";

export type ExportedTable = {
  name: string;
  category: Category;
  columns: readonly string[];
  rows: Record<string, unknown>[];
};

/** A column as its owner is given it: empty where it is somebody else's. */
function given({ table, ownOnly }: PersonalTable, name: string, subject: Subject) {
  const column = columnOf(table, name);
  const own = ownOnly?.[name];
  return own ? sql`case when ${among(columnOf(table, own[0]), subject, own[1])} then ${column} end` : column;
}

/** Everything that is kept of whoever reads the mail of an address, table by table; empty ones are left out. */
export async function exportOf(db: Db, email: string): Promise<ExportedTable[]> {
  const subject = await subjectOf(db, email);
  const tables: ExportedTable[] = [];
  for (const entry of personalTables) {
    const { table, category, exported: columns } = entry;
    const chosen = Object.fromEntries(columns.map((name) => [name, given(entry, name, subject)]));
    const rows = await db.select(chosen).from(table).where(rowsOf(entry, subject));
    if (rows.length > 0) tables.push({ name: getTableName(table), category, columns, rows });
  }
  return tables;
}

/** How many records of each sort are kept of them. */
export async function holdingsOf(db: Db, email: string): Promise<[Category, number][]> {
  const subject = await subjectOf(db, email);
  const counts = new Map<Category, number>();
  for (const entry of personalTables) {
    const [found] = await db.select({ rows: count() }).from(entry.table).where(rowsOf(entry, subject));
    if (found && found.rows > 0) counts.set(entry.category, (counts.get(entry.category) ?? 0) + found.rows);
  }
  return [...counts];
}
