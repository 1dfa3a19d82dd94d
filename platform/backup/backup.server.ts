import { once } from "node:events";
import type { Writable } from "node:stream";
import { createGzip } from "node:zlib";
import { sql } from "drizzle-orm";
import type { Db } from "../db/database.server.ts";
import { levelNow } from "./earlier.server.ts";
import type { Line } from "./line.server.ts";
import { checkAll, identifier, type Table, tablesOf } from "./tables.server.ts";

/** Bytes of rows read at once, unless a single row is longer: what decides how much memory a backup takes. */
const batchBytes = 2 ** 19;
const batchRows = 2_000;

/**
 * Approximate length of a table's row as text, in bytes, computed without reading values that PostgreSQL stores outside
 * the row (TOAST).
 */
const lengthOf = (table: Table) =>
  sql.join(
    table.columns.map(({ name, type }) => {
      const column = sql.identifier(name);
      return type === "bytea"
        ? sql`coalesce(2 * octet_length(${column}), 4)`
        : sql`coalesce(octet_length(${column}::text), 4)`;
    }),
    sql` + `,
  );

type Place = { place: string; bytes: number };

/** The row locations of a table, in batches small enough to read at once. */
async function* batchesOf(tx: Db, table: Table) {
  await tx.execute(sql`
    declare places no scroll cursor for
    select ctid::text as place, (${lengthOf(table)})::float8 as bytes from ${identifier(table)}`);
  for (let last = false; !last;) {
    const { rows } = await tx.execute<Place>(sql`fetch ${sql.raw(String(batchRows))} from places`);
    last = rows.length < batchRows;
    let batch: string[] = [];
    let size = 0;
    for (const { place, bytes } of rows) {
      if (batch.length > 0 && size + bytes > batchBytes) {
        yield batch;
        [batch, size] = [[], 0];
      }
      batch.push(place);
      size += bytes;
    }
    if (batch.length > 0) yield batch;
  }
  await tx.execute(sql`close places`);
}

/**
 * Writes a consistent copy of all tables, which `restore` reads on either engine; it includes the secret only if given.
 * Reads are bounded in bytes, not in rows.
 */
export async function backup(db: Db, out: Writable, secret?: string) {
  const zip = createGzip({ level: 6 });
  zip.pipe(out, { end: false });
  const writeText = async (text: string) => {
    if (!zip.write(text)) await once(zip, "drain");
  };
  const write = (line: Line) => writeText(`${JSON.stringify(line)}\n`);
  await db.transaction(
    async (tx) => {
      await tx.execute(sql`set local timezone = 'UTC'`);
      await write({ backup: 2, at: new Date().toISOString(), migrations: levelNow(), secret });
      for (const table of await tablesOf(tx)) {
        await write({ table: table.name, columns: table.columns.map(({ name }) => name) });
        for await (const places of batchesOf(tx, table)) {
          const { rows } = await tx.execute<{ row: string }>(sql`
            select row_to_json(t)::text as row from ${identifier(table)} t
            where ctid = any(${`{${places.map((place) => `"${place}"`).join(",")}}`}::tid[])`);
          // Row by row, because a line put together first would be in memory several times.
          for (const [at, { row }] of rows.entries()) {
            await writeText(at === 0 ? '{"rows":[' : ",");
            await writeText(row);
          }
          await writeText("]}\n");
        }
      }
      await write({ end: await checkAll(tx) });
    },
    { isolationLevel: "repeatable read", accessMode: "read only" },
  );
  zip.end();
  await once(zip, "end");
}
