import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { gunzipSync, gzipSync } from "node:zlib";
import { PGlite } from "@electric-sql/pglite";
import { pg_trgm } from "@electric-sql/pglite/contrib/pg_trgm";
import { sql } from "drizzle-orm";
import { drizzle as drizzlePostgres } from "drizzle-orm/node-postgres";
import { migrate as migratePostgres } from "drizzle-orm/node-postgres/migrator";
import { drizzle as drizzlePglite } from "drizzle-orm/pglite";
import { migrate as migratePglite } from "drizzle-orm/pglite/migrator";
import pg from "pg";
import { checkAll, tablesOf } from "../../platform/backup/tables.server.ts";
import { type Db, migrationsFolder } from "../../platform/db/database.server.ts";
import { known } from "./known.ts";

type Line = { at?: string; table?: string; columns?: string[]; rows?: Record<string, unknown>[]; end?: object };

const migrations = 11;
const minute = 60_000;
const day = 24 * 60 * minute;

const file = fileURLToPath(new URL(`${known.commit}.backup`, import.meta.url));
const text = gunzipSync(readFileSync(file)).toString("utf8").trim();

/** All timestamps are shifted as if the backup had been made twenty minutes ago. */
function oldLines() {
  const { at = "" } = JSON.parse(text.slice(0, text.indexOf("\n"))) as Line;
  const by = Date.now() - 20 * minute - Date.parse(at);
  const moved = text
    .replaceAll(/\b20\d\d-\d\d-\d\dT[\d:.]+(?:Z|\+00:00)/g, (time) => new Date(Date.parse(time) + by).toISOString())
    .replaceAll(/"(20\d\d-\d\d-\d\d)"/g, (_, date: string) => {
      const later = Date.parse(date) + Math.round(by / day) * day;
      return `"${new Date(later).toISOString().slice(0, 10)}"`;
    });
  return moved.split("\n").map((line) => JSON.parse(line) as Line);
}

/** Copies the migrations that existed at the old version's commit to a temporary folder. */
function oldMigrations() {
  const folder = mkdtempSync(join(tmpdir(), "lab-migrations-"));
  cpSync(migrationsFolder, folder, { recursive: true });
  const name = join(folder, "meta/_journal.json");
  const journal = JSON.parse(readFileSync(name, "utf8")) as { entries: object[] };
  writeFileSync(name, JSON.stringify({ ...journal, entries: journal.entries.slice(0, migrations) }));
  return folder;
}

async function fill(db: Db, lines: Line[]) {
  await db.execute(sql`set timezone = 'UTC'`);
  let insert = (rows: unknown[]): Promise<unknown> => Promise.reject(new Error(`${rows.length} rows of no table`));
  for (const { table, columns = [], rows } of lines) {
    if (table) {
      const quoted = columns.map((name) => sql.identifier(name));
      const names = sql.join(quoted, sql`, `);
      const into = sql.identifier(table);
      insert = (given) =>
        db.execute(
          sql`insert into ${into} (${names}) overriding system value select ${names} from json_populate_recordset(null::${into}, ${JSON.stringify(given)}::json)`,
        );
    }
    if (rows) await insert(rows);
  }
  await db.execute(sql`select setval(pg_get_serial_sequence('job', 'seq'), max(seq)) from job`);
  await db.execute(sql`select setval(pg_get_serial_sequence('audit_entry', 'id'), max(id)) from audit_entry`);
}

/** Without a folder or URL, the old database is loaded into PGlite in memory. */
async function layOut(place: { folder?: string } | { url: string }) {
  const from = oldMigrations();
  const lines = oldLines();
  try {
    if ("url" in place) {
      const client = new pg.Client({ connectionString: place.url });
      await client.connect();
      const db = drizzlePostgres({ client });
      await migratePostgres(db, { migrationsFolder: from });
      await fill(db as unknown as Db, lines);
      return { db: db as unknown as Db, lines, close: () => client.end() };
    }
    const client = new PGlite({ dataDir: place.folder, extensions: { pg_trgm } });
    const db = drizzlePglite({ client });
    await migratePglite(db, { migrationsFolder: from });
    await fill(db as unknown as Db, lines);
    return { db: db as unknown as Db, lines, close: () => client.close() };
  } finally {
    rmSync(from, { recursive: true });
  }
}

export type OldRows = Map<string, Record<string, unknown>[]>;

function rowsIn(lines: Line[]): OldRows {
  const tables: OldRows = new Map();
  let current = "";
  for (const { table = current, rows = [] } of lines) {
    current = table;
    tables.set(table, [...(tables.get(table) ?? []), ...rows]);
  }
  return tables;
}

/** Prepares the old database for an upgrade in place; resolves to its contents. */
export async function oldDatabase(place: { folder: string } | { url: string }) {
  const { lines, close } = await layOut(place);
  await close();
  return rowsIn(lines);
}

/** Writes a backup as the old version would have made it twenty minutes ago; resolves to its contents. */
export async function oldBackup(to: string) {
  const { db, lines, close } = await layOut({});
  const end = await checkAll(db, await tablesOf(db), () => sql`*`);
  const whole = [...lines.slice(0, -1), { end }];
  writeFileSync(to, gzipSync(whole.map((line) => `${JSON.stringify(line)}\n`).join("")));
  await close();
  return rowsIn(lines);
}
