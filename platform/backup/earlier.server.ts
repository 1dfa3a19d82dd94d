import { sql } from "drizzle-orm";
import { readMigrationFiles } from "drizzle-orm/migrator";
import { type Db, migrationsFolder } from "../db/database.server.ts";
import { identifier, tablesOf } from "./tables.server.ts";

const earlier = "earlier";

/** The number of migrations of this version. */
export const levelNow = () => readMigrationFiles({ migrationsFolder }).length;

async function migrate(tx: Db, from: number, to?: number) {
  await tx.execute(sql`set local search_path = ${sql.identifier(earlier)}, public`);
  for (const { sql: statements } of readMigrationFiles({ migrationsFolder }).slice(from, to))
    for (const statement of statements) await tx.execute(sql.raw(statement.replaceAll(`"public".`, `"${earlier}".`)));
  await tx.execute(sql`set local search_path = default`);
}

/** Creates the tables of an earlier migration level in a separate schema, to load an older backup into. */
export async function openEarlier(tx: Db, level: number) {
  await tx.execute(sql`create schema ${sql.identifier(earlier)}`);
  await migrate(tx, 0, level);
  return tablesOf(tx, earlier);
}

/** Runs the deferred checks of the rows written so far: a table with one that waits can be neither changed nor dropped. */
async function settle(tx: Db) {
  await tx.execute(sql`set constraints all immediate`);
  await tx.execute(sql`set constraints all deferred`);
}

/** Migrates those tables to the present version and moves their rows into the present tables, which must be empty. */
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
