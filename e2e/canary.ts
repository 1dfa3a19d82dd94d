import { randomUUID } from "node:crypto";
import { getTableColumns, getTableName } from "drizzle-orm";
import { getTableConfig, type PgColumn, type PgTable } from "drizzle-orm/pg-core";
import { personalTables } from "../domain/privacy/data-map.server.ts";
import { digestOf } from "../domain/suppression/suppression.server.ts";
import type { Db } from "../platform/db/database.server.ts";
import { fixed, type Row, valueFor } from "./canary-values.ts";

/** Inserts one row about a person into every personal table, with `canary` in each text column. */
export const storeCanary = (db: Db, email: string, canary: string) =>
  // One transaction is needed, because a startup and its owner's seat refer to each other.
  db.transaction((tx) => storeRows(tx, email, canary));

async function storeRows(db: Db, email: string, canary: string) {
  const stored = new Map<string, Row>();
  const ids = new Map<string, unknown>();
  const idOf = { people: "person", leads: "lead", applications: "application", guides: "guide" };
  const digest = await digestOf(db, email);
  const valueThatNames = (by: string) => {
    if (by === "email") return email;
    if (by === "digest") return digest;
    if (by === "jobs") return ids.get("job");
    if (by === "startups") return ids.get("startup");
    if (by === "readers") return ids.get("deck_reader");
    if (by === "subscriptions") return ids.get("newsletter_subscription");
    return ids.get(idOf[by as keyof typeof idOf] ?? "lead");
  };
  const fill = (table: PgTable, text: string) => {
    const name = getTableName(table);
    const row: Row = {};
    for (const [key, column] of Object.entries(getTableColumns(table))) {
      if (column.generatedIdentity || column.generated) continue;
      row[key] = [`${name}.${key}`, key].map((each) => fixed[each]).find((each) => each !== undefined);
      if (!(key in fixed) && !(`${name}.${key}` in fixed)) row[key] = valueFor(column, text);
    }
    return row;
  };
  const personal = new Set(personalTables.map(({ table }) => getTableName(table)));
  async function storeParents(table: PgTable) {
    for (const { name, table: parent } of parentsOf(table)) {
      if (personal.has(name) || stored.has(name)) continue;
      await storeParents(parent);
      const row = fill(parent, randomUUID());
      for (const { column, name: above, foreign } of parentsOf(parent))
        if (stored.has(above)) row[column] = stored.get(above)?.[foreign];
      stored.set(name, row);
      await db.insert(parent).values(row).onConflictDoNothing();
    }
  }
  for (const { table } of personalTables) await storeParents(table);
  const waiting = [...personalTables];
  while (waiting.length > 0) {
    const next = waiting.findIndex(({ table }) => parentsOf(table).every(({ name }) => stored.has(name)));
    const [entry] = waiting.splice(Math.max(next, 0), 1);
    if (!entry) break;
    const { table, owners } = entry;
    const name = getTableName(table);
    const row = fill(table, canary);
    for (const { column, is } of owners) row[column] = valueThatNames(is) ?? row[column];
    for (const { column, name: parent, foreign } of parentsOf(table))
      if (fixed[`${name}.${column}`] !== null) row[column] = stored.get(parent)?.[foreign];
    if (name === "startup") row["contact"] = ids.get("person");
    await db.insert(table).values(row);
    stored.set(name, row);
    ids.set(name, row["id"]);
  }
  return stored;
}

function parentsOf(table: PgTable) {
  return getTableConfig(table).foreignKeys.flatMap((key) => {
    const { columns, foreignTable, foreignColumns } = key.reference();
    return columns.map((column, index) => ({
      column: keyOf(table, column),
      name: getTableName(foreignTable),
      table: foreignTable,
      foreign: keyOf(foreignTable, foreignColumns[index]),
    }));
  });
}

function keyOf(table: PgTable, column: PgColumn | undefined) {
  return Object.entries(getTableColumns(table)).find(([, each]) => each.name === column?.name)?.[0] ?? "";
}
