import { sql } from "drizzle-orm";
import { readMigrationFiles } from "drizzle-orm/migrator";
import { type Db, migrationsFolder } from "../db/database.server.ts";
import { identifier, tablesOf } from "./tables.server.ts";

const earlier = "earlier";

export const levelNow = () => readMigrationFiles({ migrationsFolder }).length;

async function migrate(tx: Db, from: number, to?: number) {
  await tx.execute(sql`set local search_path = ${sql.identifier(earlier)}, public`);
  for (const { sql: statements } of readMigrationFiles({ migrationsFolder }).slice(from, to))
    for (const statement of statements) await tx.execute(sql.raw(statement.replaceAll(`"public".`, `"${earlier}".`)));
  await tx.execute(sql`set local search_path = default`);
}

/** Creates the tables of an earlier migration level in a separate schema, into which an older backup can be loaded. */
export async function openEarlier(tx: Db, level: number) {
  await tx.execute(sql`create schema ${sql.identifier(earlier)}`);
  await migrate(tx, 0, level);
  return tablesOf(tx, earlier);
}

/** Runs the deferred constraint checks now, because PostgreSQL refuses to alter or drop a table with pending checks. */
async function settle(tx: Db) {
  await tx.execute(sql`set constraints all immediate`);
  await tx.execute(sql`set constraints all deferred`);
}

/** Migrates the tables in the `earlier` schema and moves their rows into the current tables, which must be empty. */
export async function moveEarlier(tx: Db, level: number) {
  await settle(tx);
  await migrate(tx, level);
  for (const table of await tablesOf(tx, earlier)) {
    const columns = sql.join(
      table.columns.map(({ name }) => sql.identifier(name)),
      sql`, `,
    );
    await tx.execute(sql`
      insert into ${identifier({ ...table, schema: "public" })} (${columns}) overriding system value
      select ${columns} from ${identifier(table)}`);
  }
  await settle(tx);
  await tx.execute(sql`drop schema ${sql.identifier(earlier)} cascade`);
}
