import { getTableColumns, getTableName, is } from "drizzle-orm";
import { getTableConfig, PgTable } from "drizzle-orm/pg-core";
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
  for (const { withheld, owners } of personalTables)
    for (const why of [...Object.values(withheld), ...owners.flatMap(({ kept }) => kept?.why ?? [])])
      expect(String(why).length).toBeGreaterThan(5);
});

test("requests about personal data are nothing else: their page counts them under that name", () => {
  const tables = personalTables
    .filter(({ category }) => category === "requests")
    .map(({ table }) => getTableName(table));
  expect(tables.toSorted()).toEqual(["privacy_link", "privacy_request"]);
});

test("the copilot, notifications and a startup's numbers are counted under their own headings", () => {
  const tablesIn = (its: string) =>
    personalTables.filter(({ category }) => category === its).map(({ table }) => getTableName(table));
  const copilot = ["chat_message", "chat_report", "chat_setting", "chat_use", "insight_dismissal"];
  expect(tablesIn("copilot").toSorted()).toEqual([...copilot, "notification", "notification_choice"]);
  expect(tablesIn("numbers").toSorted()).toEqual(["kpi_alert", "kpi_check_in", "kpi_threshold"]);
});

test("what hangs on the rows of another table stands after it: an erasure deletes it first", () => {
  const places = new Map(personalTables.map(({ table }, place) => [getTableName(table), place]));
  const early = personalTables.flatMap(({ table }, place) =>
    getTableConfig(table)
      .foreignKeys.map((key) => getTableName(key.reference().foreignTable))
      .filter((parent) => (places.get(parent) ?? -1) > place)
      .map((parent) => `${getTableName(table)} stands before ${parent}`),
  );
  expect(early).toEqual([]);
});

test("what an erasure empties may be empty, and what only one owner is given depends on an owner", () => {
  for (const { table, owners, ownOnly = {}, dayOnly = {} } of personalTables) {
    const columns = getTableColumns(table);
    const emptied = owners.flatMap(({ kept }) =>
      Object.entries(kept?.blanked ?? {}).filter(([, how]) => how === "null"),
    );
    expect(emptied.filter(([name]) => columns[name]?.notNull)).toEqual([]);
    const naming = owners.map(({ column }) => column);
    expect(naming).toEqual(expect.arrayContaining([...Object.values(ownOnly), ...Object.values(dayOnly)]));
  }
});
