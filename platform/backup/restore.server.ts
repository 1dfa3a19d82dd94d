import { createHash } from "node:crypto";
import type { Readable } from "node:stream";
import { sql } from "drizzle-orm";
import type { Db } from "../db/database.server.ts";
import { BackupError, linesOf } from "./line.server.ts";
import { type Checked, checkAll, identifier, type Table, tablesOf } from "./tables.server.ts";

/**
 * What of the present outlives a restore: reads it first, and is called once the backup is in, with when that was made
 * and the secret it brings. What it throws undoes the restore.
 */
type CarryOver = (tx: Db) => Promise<(madeAt: Date, brought: string | undefined) => Promise<unknown>>;

/** Replaces everything by what a backup holds, or nothing when the backup is not whole. */
export async function restore(db: Db, source: Readable, carryOver?: CarryOver) {
  return db.transaction(async (tx) => {
    await tx.execute(sql`set local timezone = 'UTC'`);
    const tables = await tablesOf(tx);
    const carried = await carryOver?.(tx);
    await tx.execute(sql`truncate ${sql.join(tables.map(identifier), sql`, `)} cascade`);
    let head: { backup: number; at: string; secret?: string | undefined } | undefined;
    let current: Table | undefined;
    let promised: Record<string, Checked> | undefined;
    for await (const line of linesOf(source)) {
      if ("backup" in line) {
        if (![1, 2].includes(line.backup)) throw new BackupError(`This backup is of format ${line.backup}, not 1 or 2`);
        head = line;
      } else if (!head) {
        throw new BackupError("This file is not a backup");
      } else if ("table" in line) {
        current = tableFor(tables, line);
      } else if ("rows" in line) {
        if (!current) throw new BackupError("This file is not a backup: rows stand in it before their table");
        await insert(tx, current, line.rows);
      } else {
        promised = line.end;
      }
    }
    if (!head || !promised) throw new BackupError("This backup is not whole: its end is missing");
    await continueNumbers(tx);
    const restored = await (head.backup === 1 ? checkAll(tx, () => sql`*`) : checkAll(tx));
    for (const [name, { rows, checksum }] of Object.entries(promised))
      if (restored[name]?.rows !== rows || restored[name]?.checksum !== checksum)
        throw new BackupError(`Table "${name}" was not restored as it was: ${restored[name]?.rows} of ${rows} rows`);
    await carried?.(new Date(head.at), head.secret);
    return restored;
  });
}

/** What an update works out for the rows that it finds would stay empty in those of an older backup. */
function tableFor(tables: readonly Table[], line: { table: string; columns: string[] }) {
  const known = tables.find(({ name }) => name === line.table);
  if (!known) throw new BackupError(`This version has no table "${line.table}"`);
  const names = known.columns.map(({ name }) => name);
  const other = names.filter((name) => !line.columns.includes(name));
  other.push(...line.columns.filter((name) => !names.includes(name)));
  if (other.length > 0)
    throw new BackupError(
      `Another version made this backup ("${line.table}" differs in ${other.join(", ")}): restore it with that version, then update`,
    );
  return known;
}

/** Stores rows, the text of a JSON array. What the database says of those it cannot take goes without them. */
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

/** Numbers that the database gives go on after the highest restored one. */
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

/** The digest of a whole check, to compare two databases by one line. */
export function digestOf(checked: Record<string, Checked>) {
  return createHash("sha256")
    .update(JSON.stringify(Object.entries(checked).sort()))
    .digest("hex")
    .slice(0, 16);
}
