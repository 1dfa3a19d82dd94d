import { readFileSync } from "node:fs";
import pg from "pg";
import { describe, inject } from "vitest";
import { type Database, type Engine, openPglite, openPostgres } from "../platform/db/database.server.ts";

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

/** Runs a suite on each engine; `open` gives a fresh migrated database, which the suite closes. */
export function onBothEngines(name: string, suite: (open: () => Promise<Database>, kind: Engine["kind"]) => void) {
  describe(`${name} (pglite)`, () =>
    suite(() => openPglite(undefined, new Blob([readFileSync(inject("pgliteImage"))])), "pglite"));
  describe.skipIf(!inject("postgresUrl"))(`${name} (postgres)`, () =>
    suite(async () => openPostgres(await copyOfPostgres(inject("postgresUrl") ?? ""), () => {}), "postgres"),
  );
}
