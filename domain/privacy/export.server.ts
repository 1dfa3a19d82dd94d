import { and, count, getTableName, sql } from "drizzle-orm";
import type { Db } from "../../platform/db/database.server.ts";
import type { Category, PersonalTable, Subject } from "../personal-data/personal-data.ts";
import { personalTables } from "./data-map.server.ts";
import { columnOf, rowsOf } from "./rows-of.server.ts";
import { subjectOf } from "./subject.server.ts";

export type ExportedTable = {
  name: string;
  category: Category;
  columns: readonly string[];
  rows: Record<string, unknown>[];
};

/** Returns the SQL for one column. A value reserved for another person is left out or reduced to the day. */
function given(entry: PersonalTable, name: string, subject: Subject) {
  const { table, owners, ownOnly, dayOnly } = entry;
  const column = columnOf(table, name);
  const own = ownOnly?.[name] ?? dayOnly?.[name];
  if (!own) return column;
  const named = owners.filter((owner) => owner.column === own);
  const toOthers = dayOnly?.[name] ? sql`else date_trunc('day', ${column}, 'Europe/Paris')` : sql``;
  return sql`case when ${rowsOf(entry, subject, named)} then ${column} ${toOthers} end`.mapWith(column);
}

export async function exportOf(db: Db, email: string): Promise<ExportedTable[]> {
  const subject = await subjectOf(db, email);
  const tables: ExportedTable[] = [];
  for (const entry of personalTables) {
    const rows = await rowsGiven(db, entry, subject);
    const { table, category, exported: columns } = entry;
    if (rows.length > 0) tables.push({ name: getTableName(table), category, columns, rows });
  }
  return tables;
}

const rowsGivenOf = (entry: PersonalTable, subject: Subject) =>
  and(rowsOf(entry, subject), entry.exportedWhere?.of(subject));

export function rowsGiven(db: Db, entry: PersonalTable, subject: Subject) {
  const chosen = Object.fromEntries(entry.exported.map((name) => [name, given(entry, name, subject)]));
  return db.select(chosen).from(entry.table).where(rowsGivenOf(entry, subject));
}

export async function holdingsOf(db: Db, email: string): Promise<[Category, number][]> {
  const subject = await subjectOf(db, email);
  const counts = new Map<Category, number>();
  for (const entry of personalTables) {
    const [found] = await db.select({ rows: count() }).from(entry.table).where(rowsGivenOf(entry, subject));
    if (found && found.rows > 0) counts.set(entry.category, (counts.get(entry.category) ?? 0) + found.rows);
  }
  return [...counts];
}
