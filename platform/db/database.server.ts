import { AsyncLocalStorage } from "node:async_hooks";
import { mkdirSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { setFlagsFromString } from "node:v8";
import type { PGlite } from "@electric-sql/pglite";
import { btree_gist } from "@electric-sql/pglite/contrib/btree_gist";
import { pg_trgm } from "@electric-sql/pglite/contrib/pg_trgm";
import { DrizzleQueryError, type SQL, sql } from "drizzle-orm";
import { drizzle as drizzlePostgres } from "drizzle-orm/node-postgres";
import { migrate as migratePostgres } from "drizzle-orm/node-postgres/migrator";
import type { NodePgQueryResultHKT } from "drizzle-orm/node-postgres";
import type { PgDatabase } from "drizzle-orm/pg-core";
import { drizzle as drizzlePglite } from "drizzle-orm/pglite";
import { readMigrationFiles } from "drizzle-orm/migrator";
import { migrate as migratePglite } from "drizzle-orm/pglite/migrator";
import pg from "pg";
import { EmbeddedPostgres } from "./embedded.server.ts";

/** A database client or an open transaction, on PostgreSQL or on the embedded database. */
export type Db = PgDatabase<NodePgQueryResultHKT, Record<string, never>>;
export type Engine = { kind: "pglite"; client: PGlite } | { kind: "postgres"; pool: pg.Pool };
export type Database = { db: Db; engine: Engine; close(): Promise<void> };

export class DatabaseInUse extends Error {}

/** Thrown if a newer version has migrated the database, because the two versions could break each other's data. */
export class DatabaseTooNew extends Error {
  constructor() {
    super("A newer version of the site has opened this database: update first, then start.");
  }
}

export const migrationsFolder = fileURLToPath(new URL("../../db/migrations", import.meta.url));
const migrationLock = 7_210_001;
const servingLock = 7_210_002;
const sharedLock = sql`pg_try_advisory_lock_shared(${servingLock})`;
const retakeEvery = 1_000;
const openTransaction = new AsyncLocalStorage<Db>();

/** The embedded database has one connection, so a query outside the open transaction would wait forever. */
function outsideTransactions<T extends object>(client: T): T {
  const guarded = new Set<PropertyKey>(["query", "exec", "transaction", "connect"]);
  return new Proxy(client, {
    get(target, name) {
      const value: unknown = Reflect.get(target, name, target);
      if (typeof value !== "function") return value;
      return (...values: unknown[]) => {
        if (guarded.has(name) && openTransaction.getStore())
          throw new Error(`The outer database was used inside an open transaction (${String(name)})`);
        return value.apply(target, values);
      };
    },
  });
}

function rememberTransactions(db: Db, before: () => Promise<void> = async () => {}): Db {
  const begin = db.transaction.bind(db);
  db.transaction = async (work, config) => {
    let begun = false;
    try {
      return await begin((tx) => {
        begun = true;
        return openTransaction.run(tx as unknown as Db, () => before().then(() => work(tx)));
      }, config);
    } catch (error) {
      // If no connection was available, the error becomes a DrizzleQueryError, which callers recognise as a database
      // failure.
      if (begun || error instanceof DrizzleQueryError || !(error instanceof Error)) throw error;
      throw new DrizzleQueryError("begin", [], error);
    }
  };
  return db;
}

/**
 * Lets this thread accept new connections between transactions, because the embedded database runs in the same thread.
 */
const nextTurn = () => new Promise<void>((resolve) => setImmediate(resolve));

type Ask = (query: string) => Promise<{ rows: Record<string, unknown>[] }>;

/** Returns the number of applied migrations; throws DatabaseTooNew if this version does not know them all. */
async function appliedMigrations(ask: Ask) {
  const { rows: made } = await ask("select to_regclass('drizzle.__drizzle_migrations') is not null as yes");
  if (!made[0]?.["yes"]) return 0;
  const { rows } = await ask("select count(*)::int as migrations from drizzle.__drizzle_migrations");
  const applied = Number(rows[0]?.["migrations"]);
  if (applied > readMigrationFiles({ migrationsFolder }).length) throw new DatabaseTooNew();
  return applied;
}

/** Opens and migrates the embedded database. Without `folder`, the database exists only in memory. */
export async function openPglite(folder?: string, image?: Blob): Promise<Database> {
  if (folder) mkdirSync(folder, { recursive: true });
  // Without these flags, V8 would take 600 MB of memory to compile one function (docs/decisions/0019).
  setFlagsFromString("--no-wasm-tier-up");
  setFlagsFromString("--no-wasm-dynamic-tiering");
  const client = new EmbeddedPostgres({ dataDir: folder, loadDataDir: image, extensions: { btree_gist, pg_trgm } });
  await client.waitReady;
  try {
    await appliedMigrations((query) => client.query(query));
  } catch (error) {
    await client.close();
    throw error;
  }
  await migratePglite(drizzlePglite({ client }), { migrationsFolder });
  const db = rememberTransactions(drizzlePglite({ client: outsideTransactions(client) }) as unknown as Db, nextTurn);
  return { db, engine: { kind: "pglite", client }, close: () => client.close() };
}

const logToRead = 8 * 2 ** 20;

/** Makes a checkpoint if the write-ahead log is long, because the embedded database makes none by itself. */
export async function keepLogShort({ engine }: Database) {
  if (engine.kind !== "pglite") return;
  const { rows } = await engine.client.query<{ since: number }>(
    "select pg_wal_lsn_diff(pg_current_wal_insert_lsn(), redo_lsn)::float8 as since from pg_control_checkpoint()",
  );
  if ((rows[0]?.since ?? 0) > logToRead) await engine.client.exec("checkpoint");
}

/** Throws DatabaseInUse while an older server runs, which would continue to write to the old schema. */
async function refuseBesideOlder(migrator: pg.Client) {
  const applied = await appliedMigrations((query) => migrator.query(query));
  if (applied === 0 || applied >= readMigrationFiles({ migrationsFolder }).length) return;
  const { rows: lock } = await migrator.query("select pg_try_advisory_lock($1) as held", [servingLock]);
  if (!lock[0]?.held)
    throw new DatabaseInUse(
      "A server of an older version is at work on this database: stop it first, then start this one.",
    );
}

/** Opens and migrates PostgreSQL; throws DatabaseInUse if migrations are due while an older server is running. */
export async function openPostgres(url: string, onError: (error: Error) => void): Promise<Database> {
  const pool = new pg.Pool({
    connectionString: url,
    max: 12,
    connectionTimeoutMillis: 1_500,
    idleTimeoutMillis: 30_000,
    statement_timeout: 15_000,
    idle_in_transaction_session_timeout: 20_000,
    keepAlive: true,
  });
  pool.on("error", onError);
  // The pool listens only to idle connections; an error without a listener would end the process.
  pool.on("connect", (client) => client.on("error", onError));
  const migrator = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5_000 });
  await migrator.connect();
  try {
    await migrator.query("select pg_advisory_lock($1)", [migrationLock]);
    await refuseBesideOlder(migrator);
    await migratePostgres(drizzlePostgres({ client: migrator }), { migrationsFolder });
  } finally {
    await migrator.end();
  }
  const db = rememberTransactions(drizzlePostgres({ client: outsideTransactions(pool) }) as unknown as Db);
  return { db, engine: { kind: "postgres", pool }, close: () => pool.end() };
}

/** Holds a shared lock in PostgreSQL until the returned function is called; the lock shows that a server runs. */
export async function announceServing(database: Database) {
  let held = await holdServingLock(database, sharedLock);
  const timer = setInterval(async () => {
    if (!held.isLost()) return;
    const again = await holdServingLock(database, sharedLock).catch(() => undefined);
    if (!again) return;
    await held.free();
    held = again;
  }, retakeEvery).unref();
  return async () => {
    clearInterval(timer);
    await held.free();
  };
}

/**
 * Keeps servers from starting until the returned function is called; throws DatabaseInUse while a server is running.
 */
export async function refuseWhileServing(database: Database) {
  return (await holdServingLock(database, sql`pg_try_advisory_lock(${servingLock})`)).free;
}

async function holdServingLock({ engine }: Database, take: SQL) {
  if (engine.kind === "pglite") return { isLost: () => false, free: async () => {} };
  const connection = await engine.pool.connect();
  let lost = false;
  connection.once("end", () => {
    lost = true;
  });
  const free = async () => connection.release(true);
  const { rows } = await drizzlePostgres({ client: connection }).execute<{ held: boolean }>(
    sql`select ${take} as held`,
  );
  if (rows[0]?.held) return { isLost: () => lost, free };
  await free();
  throw new DatabaseInUse("The database is in use by a running server or a restore: stop it first.");
}
