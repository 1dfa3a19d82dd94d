import { createHash } from "node:crypto";
import type { Readable } from "node:stream";
import { sql } from "drizzle-orm";
import type { Db } from "../db/database.server.ts";
import { levelNow, moveEarlier, openEarlier } from "./earlier.server.ts";
import { BackupError, type Head, linesOf } from "./line.server.ts";
import { type Checked, checkAll, identifier, type Table, tablesOf } from "./tables.server.ts";

/**
 * Saves data before a restore empties the tables; the returned function is called after the backup's rows are loaded.
 */
type CarryOver = (tx: Db) => Promise<(madeAt: Date, brought: string | undefined) => Promise<unknown>>;

/** The migration level of backups in format 1 (version 0.1), which did not record their level. */
const levelOfFormat1 = 11;

/**
 * Replaces all data with the data of a backup, migrated to the current version. If the backup is incomplete, nothing is
 * changed.
 */
export async function restore(db: Db, source: Readable, carryOver?: CarryOver) {
  return db.transaction(async (tx) => {
    await tx.execute(sql`set local timezone = 'UTC'`);
    await tx.execute(sql`set local statement_timeout = 0`);
    const present = await tablesOf(tx);
    const carried = await carryOver?.(tx);
    await tx.execute(sql`truncate ${sql.join(present.map(identifier), sql`, `)} cascade`);
    const lines = linesOf(source);
    const head = await headOf(lines);
    const level = head.migrations ?? levelOfFormat1;
    const isEarlier = level < levelNow();
    const tables = isEarlier ? await openEarlier(tx, level) : present;
    const promised = await load(tx, tables, lines);
    const loaded = await checkAll(tx, tables, head.backup === 1 ? () => sql`*` : undefined);
    for (const [name, { rows, checksum }] of Object.entries(promised))
      if (loaded[name]?.rows !== rows || loaded[name]?.checksum !== checksum)
        throw new BackupError(`Table "${name}" was not restored as it was: ${loaded[name]?.rows} of ${rows} rows`);
    if (isEarlier) await moveEarlier(tx, level);
    await continueNumbers(tx);
    const restored = isEarlier ? await checkAll(tx) : loaded;
    await carried?.(new Date(head.at), head.secret);
    return restored;
  });
}

type Lines = ReturnType<typeof linesOf>;

async function headOf(lines: Lines): Promise<Head> {
  const { value: head } = await lines.next();
  if (!head || !("backup" in head)) throw new BackupError("This file is not a backup");
  if (![1, 2].includes(head.backup)) throw new BackupError(`This backup is of format ${head.backup}, not 1 or 2`);
  if ((head.migrations ?? 0) > levelNow())
    throw new BackupError("A newer version made this backup: update first, then restore it");
  return head;
}

/** Inserts the rows of a backup, and returns the row counts and digests recorded at the backup's end. */
async function load(tx: Db, tables: readonly Table[], lines: Lines) {
  let current: Table | undefined;
  let promised: Record<string, Checked> | undefined;
  // The loop must read to the end, because gzip and the encryption detect only there that the file is truncated.
  for await (const line of lines) {
    if ("end" in line) promised = line.end;
    else if ("table" in line) {
      current = tableFor(tables, line);
    } else if ("rows" in line) {
      if (!current) throw new BackupError("This file is not a backup: rows stand in it before their table");
      await insert(tx, current, line.rows);
    }
  }
  if (!promised) throw new BackupError("This backup is not whole: its end is missing");
  return promised;
}

/** Throws a BackupError if the backup's columns differ from those of the backup's migration level. */
function tableFor(tables: readonly Table[], line: { table: string; columns: string[] }) {
  const known = tables.find(({ name }) => name === line.table);
  if (!known) throw new BackupError(`This version has no table "${line.table}"`);
  const names = known.columns.map(({ name }) => name);
  const other = names.filter((name) => !line.columns.includes(name));
  other.push(...line.columns.filter((name) => !names.includes(name)));
  if (other.length > 0)
    throw new BackupError(
      `This backup's tables are not those of its version ("${line.table}" differs in ${other.join(", ")}): restore it where it was made`,
    );
  return known;
}

/** Inserts rows given as the text of a JSON array. A database error is reported without the row data. */
async function insert(tx: Db, table: Table, rows: string) {
  const columns = sql.join(
    table.columns.map(({ name }) => sql.identifier(name)),
    sql`, `,
  );
  try {
    await tx.execute(sql`
      insert into ${identifier(table)} (${columns}) overriding system value
      select ${columns} from json_populate_recordset(null::${identifier(table)}, ${rows}::json)`);
  } catch (error) {
    const cause = error instanceof Error && error.cause instanceof Error ? error.cause.message : "unreadable";
    throw new BackupError(`Rows of "${table.name}" in this backup cannot be stored: ${cause}`);
  }
}

/** Sets each identity sequence to the highest restored number, so that new rows get higher numbers. */
async function continueNumbers(tx: Db) {
  const { rows } = await tx.execute<{ table: string; column: string }>(sql`
    select c.relname as table, a.attname as column from pg_attribute a
    join pg_class c on c.oid = a.attrelid join pg_namespace n on n.oid = c.relnamespace
    where n.nspname = 'public' and c.relkind = 'r' and a.attidentity <> ''`);
  for (const { table, column } of rows) {
    const name = sql.identifier(column);
    await tx.execute(sql`
      select setval(pg_get_serial_sequence(${`public.${table}`}, ${column}), coalesce(max(${name}), 1), max(${name}) is not null)
      from ${sql.identifier(table)}`);
  }
}

/** Returns one short digest of all tables, so that two databases can be compared by a single value. */
export function digestOf(checked: Record<string, Checked>) {
  return createHash("sha256")
    .update(JSON.stringify(Object.entries(checked).sort()))
    .digest("hex")
    .slice(0, 16);
}
