import { asc, getTableName, sql } from "drizzle-orm";
import { integer, pgTable, text } from "drizzle-orm/pg-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { onBothEngines } from "../../e2e/both-engines.ts";
import type { Database } from "../../platform/db/database.server.ts";
import { createPerson } from "../person/person.server.ts";
import { personal, type PersonalTable } from "../personal-data/personal-data.ts";
import { personalTables } from "./data-map.server.ts";
import { eraseFrom } from "./erase-rows.server.ts";
import { rowsGiven } from "./export.server.ts";
import { subjectOf } from "./subject.server.ts";

const view = pgTable("view_of_the_test", {
  id: integer().primaryKey(),
  founder: text().notNull(),
  investor: text(),
  day: text().notNull(),
});

const views = personal({
  table: view,
  category: "account",
  owners: [
    { column: "founder", is: "people" },
    { column: "investor", is: "people", kept: { why: "the founder's count", blanked: { investor: "null" } } },
  ],
  exported: ["day", "founder", "investor"],
  withheld: { id: "says nothing" },
  ownOnly: { founder: "founder", investor: "investor" },
});

/** Returns the columns that would tell one person about another in an export. */
const namesAnother = ({ table, owners, exported, ownOnly = {} }: PersonalTable) =>
  owners
    .filter(({ column, is }) => owners.some((other) => other.is === is && other.column !== column))
    .filter(({ column }) => exported.includes(column) && ownOnly[column] !== column)
    .map(({ column }) => `${getTableName(table)}.${column}`);

test("no table of the map gives an owner the other's name", () => {
  expect(personalTables.flatMap(namesAnother)).toEqual([]);
  expect(namesAnother(views)).toEqual([]);
  expect(namesAnother({ ...views, ownOnly: {} })).toEqual(["view_of_the_test.founder", "view_of_the_test.investor"]);
});

onBothEngines("a row that belongs to two people", (open) => {
  let database: Database;
  const ids: Record<string, string> = {};
  const addressOf = (name: string) => `${name}@startup.example`;
  const subject = (name: string) => subjectOf(database.db, addressOf(name));

  beforeAll(async () => {
    database = await open();
    const { db } = database;
    await db.execute(
      sql`create table view_of_the_test (id integer primary key, founder text not null, investor text, day text not null)`,
    );
    for (const name of ["ada", "bob", "ivy", "joe"]) {
      const role = ["ada", "bob"].includes(name) ? "founder" : "investor";
      const id = await createPerson(db, { email: addressOf(name), firstName: name, lastName: "", role, lang: "en" });
      ids[name] = id ?? "";
    }
    const seen = [
      ["ada", "ivy"],
      ["ada", "joe"],
      ["bob", "ivy"],
    ] as const;
    await db.insert(view).values(
      seen.map(([founder, investor], id) => ({
        id,
        founder: ids[founder] ?? "",
        investor: ids[investor],
        day: "monday",
      })),
    );
  });
  afterAll(async () => {
    await database.db.execute(sql`drop table view_of_the_test`);
    await database.close();
  });

  const kept = () => database.db.select().from(view).orderBy(asc(view.id));

  test("is given to each without the other's name", async () => {
    const { db } = database;
    const given = await rowsGiven(db, views, await subject("ada"));
    expect(given).toEqual([
      { day: "monday", founder: ids["ada"], investor: null },
      { day: "monday", founder: ids["ada"], investor: null },
    ]);
    expect(await rowsGiven(db, views, await subject("joe"))).toEqual([
      { day: "monday", founder: null, investor: ids["joe"] },
    ]);
  });

  test("loses the one's name when they are erased and still counts for the other, whose erasure deletes it", async () => {
    const { db } = database;
    expect(await db.transaction(async (tx) => eraseFrom(tx, views, await subjectOf(tx, addressOf("ivy"))))).toEqual([]);
    expect((await kept()).map(({ id, investor }) => [id, investor])).toEqual([
      [0, null],
      [1, ids["joe"]],
      [2, null],
    ]);
    const gone = await db.transaction(async (tx) => eraseFrom(tx, views, await subjectOf(tx, addressOf("ada"))));
    expect(gone).toHaveLength(2);
    expect((await kept()).map(({ id }) => id)).toEqual([2]);
  });
});
