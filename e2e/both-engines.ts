import { readFileSync } from "node:fs";
import pg from "pg";
import { describe, inject } from "vitest";
import { makeAddressKey } from "../platform/installation/address-key.server.ts";
import { type Database, type Engine, openPglite, openPostgres } from "../platform/db/database.server.ts";

const emptyTables = `do $$
  declare
    name text;
    holds boolean;
    filled text[] := '{}';
  begin
    for name in select oid::regclass::text from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r' loop
      execute format('select exists (select from %s)', name) into holds;
      if holds then filled := filled || name; end if;
    end loop;
    if filled <> '{}' then
      execute format('truncate %s restart identity cascade', array_to_string(filled, ', '));
    end if;
  end
$$`;

const free: Database[] = [];

/** Opening PGlite takes most of a second, so a test reuses an emptied database. */
async function emptyPglite(): Promise<Database> {
  const database = free.pop() ?? (await openPglite(undefined, new Blob([readFileSync(inject("pgliteImage"))])));
  const { engine } = database;
  if (engine.kind !== "pglite") throw new Error("unreachable");
  let isClosed = false;
  return {
    ...database,
    async close() {
      if (isClosed) throw new Error("This database was closed already: another test may have it by now");
      isClosed = true;
      await engine.client.exec(emptyTables);
      await engine.client.exec("close all; reset all; discard temp; discard sequences");
      free.push(database);
    },
  };
}

let copies = 0;

async function copyOfPostgres(base: string) {
  const name = `test_${process.pid}_${(copies += 1)}`;
  const client = new pg.Client({ connectionString: base });
  await client.connect();
  await client.query(`create database ${name} template template_lab`);
  await client.end();
  const url = new URL(base);
  url.pathname = `/${name}`;
  return url.href;
}

/**
 * Opens PostgreSQL with a longer connection timeout than in production, because several test suites share the machine
 * and wait longer for connections.
 */
async function patientPostgres() {
  const database = await openPostgres(await copyOfPostgres(inject("postgresUrl") ?? ""), () => {});
  if (database.engine.kind === "postgres") database.engine.pool.options.connectionTimeoutMillis = 30_000;
  return database;
}

/** Adds the key for digests of e-mail addresses to a new database, as a server's first start does. */
const opened = (open: () => Promise<Database>) => async () => {
  const database = await open();
  await makeAddressKey(database.db, "a secret of at least thirty-two characters");
  return database;
};

/** Runs a suite on each engine; `open` gives a fresh migrated database, which the suite closes. */
export function onBothEngines(name: string, suite: (open: () => Promise<Database>, kind: Engine["kind"]) => void) {
  describe(`${name} (pglite)`, () => suite(opened(emptyPglite), "pglite"));
  describe.skipIf(!inject("postgresUrl"))(`${name} (postgres)`, () => suite(opened(patientPostgres), "postgres"));
}
