import { once } from "node:events";
import type { Writable } from "node:stream";
import { createGzip } from "node:zlib";
import { sql } from "drizzle-orm";
import type { Db } from "../db/database.server.ts";
import { levelNow } from "./earlier.server.ts";
import type { Line } from "./line.server.ts";
import { checkAll, filledOf, identifier, type Table, tablesOf } from "./tables.server.ts";

/** The bytes of rows read from the database at once, which determine how much memory a backup needs. */
const batchBytes = 2 ** 19;
const batchRows = 2_000;

/**
 * The approximate bytes of a row as text, without reading the values that PostgreSQL stores outside the row (TOAST).
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

/** Yields the row locations (ctid) of a table, in batches small enough to be read at once. */
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

/** Writes a consistent copy of all tables to `out`; reading in limited batches keeps memory use constant. */
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
      const tables = await tablesOf(tx);
      const filled = await filledOf(tx, tables);
      for (const table of tables) {
        await write({ table: table.name, columns: table.columns.map(({ name }) => name) });
        if (!filled.has(table)) continue;
        for await (const places of batchesOf(tx, table)) {
          const { rows } = await tx.execute<{ row: string }>(sql`
            select row_to_json(t)::text as row from ${identifier(table)} t
            where ctid = any(${`{${places.map((place) => `"${place}"`).join(",")}}`}::tid[])`);
          // The rows are written one by one, because joining them into one line would hold them in memory several
          // times.
          for (const [at, { row }] of rows.entries()) {
            await writeText(at === 0 ? '{"rows":[' : ",");
            await writeText(row);
          }
          await writeText("]}\n");
        }
      }
      await write({ end: await checkAll(tx, tables) });
    },
    { isolationLevel: "repeatable read", accessMode: "read only" },
  );
  zip.end();
  await once(zip, "end");
}
