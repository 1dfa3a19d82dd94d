import { getTableColumns, getTableName, is } from "drizzle-orm";
import { PgTable } from "drizzle-orm/pg-core";
import { expect, test } from "vitest";
import { impersonalTables, personalTables } from "./data-map.server.ts";

const modules = import.meta.glob<Record<string, unknown>>(["../**/*.table.ts", "../../platform/**/*.table.ts"], {
  eager: true,
});
const schema = Object.values(modules)
  .flatMap((module) => Object.values(module))
  .filter((value) => is(value, PgTable));

test("every table of the schema is in the map, once", () => {
  const mapped = [...personalTables, ...impersonalTables].map(({ table }) => getTableName(table));
  expect(schema.length).toBeGreaterThan(30);
  expect(mapped.toSorted()).toEqual(schema.map((table) => getTableName(table)).toSorted());
});

test("every column of a personal table is either exported or withheld for a written reason", () => {
  const unnamed = personalTables.flatMap(({ table, exported, withheld }) => {
    const named = [...exported, ...Object.keys(withheld)];
    return Object.keys(getTableColumns(table))
      .filter((column) => named.filter((each) => each === column).length !== 1)
      .map((column) => `${getTableName(table)}.${column}`);
  });
  expect(unnamed).toEqual([]);
  for (const { withheld, kept } of personalTables)
    for (const why of [...Object.values(withheld), ...(kept ? [kept.why] : [])])
      expect(String(why).length).toBeGreaterThan(5);
});
