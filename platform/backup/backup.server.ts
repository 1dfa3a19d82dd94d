import { createHash } from "node:crypto";
import { pipeline, type Readable, type Writable } from "node:stream";
import { once } from "node:events";
import { createGunzip, createGzip } from "node:zlib";
import { sql } from "drizzle-orm";
import type { Db } from "../db/database.server.ts";

const format = 1;
const batch = 500;

type Table = { schema: string; name: string; columns: string[] };
type Line =
  | { backup: number; at: string; secret?: string | undefined }
  | { table: string; columns: string[] }
  | { rows: unknown[] }
  | { end: Record<string, Checked> };
type Checked = { rows: number; checksum: string };

export class BackupError extends Error {}

const identifier = ({ schema, name }: Pick<Table, "schema" | "name">) =>
  sql`${sql.identifier(schema)}.${sql.identifier(name)}`;

/** Every table of ours, parents before children, with the columns that can be written. */
async function tablesOf(db: Db): Promise<Table[]> {
  const { rows } = await db.execute<{ name: string; columns: string[] }>(sql`
    select c.relname as name, array_agg(a.attname::text order by a.attnum) as columns
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
    where n.nspname = 'public' and c.relkind = 'r' group by c.oid, c.relname order by c.relname`);
  const { rows: links } = await db.execute<{ child: string; parent: string }>(sql`
    select child.relname as child, parent.relname as parent from pg_constraint k
    join pg_class child on child.oid = k.conrelid join pg_class parent on parent.oid = k.confrelid
    where k.contype = 'f' and child.oid <> parent.oid`);
  const tables = rows.map(({ name, columns }) => ({ schema: "public", name, columns }));
  const placed: Table[] = [];
  const place = (table: Table) => {
    if (placed.includes(table)) return;
    for (const { parent } of links.filter(({ child }) => child === table.name)) {
      const needed = tables.find(({ name }) => name === parent);
      if (needed) place(needed);
    }
    placed.push(table);
  };
  tables.forEach(place);
  return placed;
}

/** How many rows a table holds, and a digest that does not depend on their order or on the engine. */
async function check(db: Db, table: Table): Promise<Checked> {
  const { rows } = await db.execute<Checked>(sql`
    select count(*)::int as rows, coalesce(md5(string_agg(digest, '' order by digest collate "C")), '') as checksum
    from (select md5(row_to_json(t)::text) as digest from ${identifier(table)} t) each`);
  return rows[0] ?? { rows: 0, checksum: "" };
}

/** Counts and checksums of every table. */
export async function checkAll(db: Db) {
  const checked: Record<string, Checked> = {};
  for (const table of await tablesOf(db)) checked[table.name] = await check(db, table);
  return checked;
}

/** Writes a consistent copy of everything, readable by `restore` on either engine; `secret` is one to bring along. */
export async function backup(db: Db, out: Writable, secret?: string) {
  const zip = createGzip({ level: 6 });
  zip.pipe(out, { end: false });
  const write = async (line: Line) => {
    if (!zip.write(`${JSON.stringify(line)}\n`)) await once(zip, "drain");
  };
  await db.transaction(
    async (tx) => {
      await tx.execute(sql`set local timezone = 'UTC'`);
      await write({ backup: format, at: new Date().toISOString(), secret });
      for (const table of await tablesOf(tx)) {
        await write({ table: table.name, columns: table.columns });
        await tx.execute(
          sql`declare reader no scroll cursor for select row_to_json(t) as row from ${identifier(table)} t`,
        );
        for (;;) {
          const { rows } = await tx.execute<{ row: unknown }>(sql`fetch ${sql.raw(String(batch))} from reader`);
          if (rows.length > 0) await write({ rows: rows.map(({ row }) => row) });
          if (rows.length < batch) break;
        }
        await tx.execute(sql`close reader`);
      }
      await write({ end: await checkAll(tx) });
    },
    { isolationLevel: "repeatable read", accessMode: "read only" },
  );
  zip.end();
  await once(zip, "end");
}

async function* linesOf(source: Readable) {
  const unzipped = createGunzip().setEncoding("utf8");
  pipeline(source, unzipped, () => {});
  let rest = "";
  try {
    for await (const chunk of unzipped) {
      const lines = `${rest}${chunk}`.split("\n");
      rest = lines.pop() ?? "";
      yield* lines;
    }
  } catch (error) {
    throw new BackupError(`This file is not a whole backup (${error instanceof Error ? error.message : "unreadable"})`);
  }
}

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
    let madeAt = new Date(0);
    let brought: string | undefined;
    await tx.execute(sql`truncate ${sql.join(tables.map(identifier), sql`, `)} cascade`);
    let current: Table | undefined;
    let promised: Record<string, Checked> | undefined;
    let begun = false;
    for await (const text of linesOf(source)) {
      const line = JSON.parse(text) as Line;
      if ("backup" in line) {
        if (line.backup !== format) throw new BackupError(`This backup is of format ${line.backup}, not ${format}`);
        begun = true;
        madeAt = new Date(line.at);
        brought = line.secret;
      } else if (!begun) {
        throw new BackupError("This file is not a backup");
      } else if ("table" in line) {
        const known = tables.find(({ name }) => name === line.table);
        if (!known) throw new BackupError(`This version has no table "${line.table}"`);
        const other = known.columns.filter((column) => !line.columns.includes(column));
        other.push(...line.columns.filter((column) => !known.columns.includes(column)));
        // What an update works out for the rows that it finds would stay empty in those of an older backup.
        if (other.length > 0)
          throw new BackupError(
            `Another version made this backup ("${line.table}" differs in ${other.join(", ")}): restore it with that version, then update`,
          );
        current = known;
      } else if ("rows" in line && current) {
        const columns = sql.join(
          current.columns.map((column) => sql.identifier(column)),
          sql`, `,
        );
        await tx.execute(sql`
          insert into ${identifier(current)} (${columns}) overriding system value
          select ${columns} from json_populate_recordset(null::${identifier(current)}, ${JSON.stringify(line.rows)}::json)`);
      } else if ("end" in line) {
        promised = line.end;
      }
    }
    if (!promised) throw new BackupError("This backup is not whole: its end is missing");
    await continueNumbers(tx);
    const restored = await checkAll(tx);
    for (const [name, { rows, checksum }] of Object.entries(promised))
      if (restored[name]?.rows !== rows || restored[name]?.checksum !== checksum)
        throw new BackupError(`Table "${name}" was not restored as it was: ${restored[name]?.rows} of ${rows} rows`);
    await carried?.(madeAt, brought);
    return restored;
  });
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
