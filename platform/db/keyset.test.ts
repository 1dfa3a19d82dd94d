import { pgTable, text, timestamp, uuid } from "drizzle-orm/pg-core";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { onBothEngines } from "../../e2e/both-engines.ts";
import type { Database } from "./database.server.ts";
import { everyPage, type Order, type Place, placeIn, readPage } from "./keyset.server.ts";
import { searchPage } from "./search.server.ts";

const note = pgTable("keyset_note", {
  id: uuid().primaryKey(),
  at: timestamp({ withTimezone: true }).notNull(),
  name: text().notNull(),
  search: text().notNull(),
});

const order: Order = {
  by: [
    { key: note.at, kind: "time" },
    { key: note.id, kind: "uuid" },
  ],
  newestFirst: true,
};

onBothEngines("pages of a list", (open) => {
  let database: Database;
  beforeAll(async () => {
    database = await open();
    const { db } = database;
    await db.execute(sql`create table ${note} (id uuid primary key, at timestamptz not null, name text, search text)`);
    // Gives the same microsecond to three rows each, so that the time alone does not order the rows.
    await db.execute(sql`
      insert into ${note} select gen_random_uuid(), timestamptz '2020-01-01 00:00:00Z' + (n / 3) * interval '1 microsecond',
        'note ' || n, ' note ' || n || case when n % 7 = 0 then ' etang' else '' end
      from generate_series(1, 23) n`);
  });
  afterAll(async () => {
    await database.db.execute(sql`drop table ${note}`);
    await database.close();
  });

  const page = (place: Place, size = 5) =>
    readPage(order, { ...place, size }, ({ where, orderBy, limit }) =>
      database.db
        .select({ name: note.name, place: placeIn(order) })
        .from(note)
        .where(where)
        .orderBy(...orderBy)
        .limit(limit),
    );

  test("of one value and a span of time hold its rows alone, also from a position of another list", async () => {
    const name = { key: note.name, kind: "text", value: "note 7" } as const;
    const [hex, id] = [(text: string) => Buffer.from(text).toString("hex"), "00000000-0000-4000-8000-000000000000"];
    const at = (microseconds: number) => `2020-01-01T00:00:00.00000${microseconds}Z`;
    const read = (key: Partial<Order["by"][number]>, after?: string) => {
      const part: Order = {
        by: [name, { key: note.at, kind: "time", ...key }, { key: note.id, kind: "uuid" }],
        newestFirst: false,
      };
      return readPage(part, { after }, ({ where, orderBy, limit }) =>
        database.db
          .select({ name: note.name, place: placeIn(part) })
          .from(note)
          .where(where)
          .orderBy(...orderBy)
          .limit(limit),
      );
    };
    const names = async (...args: Parameters<typeof read>) => (await read(...args)).rows.map((row) => row.name);
    expect(await names({})).toEqual(["note 7"]);
    expect(await names({ from: at(2), before: at(3) })).toEqual(["note 7"]);
    expect(await names({ from: at(3) })).toEqual([]);
    expect(await names({ before: at(2) })).toEqual([]);
    expect(await names({}, [hex("note 7"), at(1), id].join("~"))).toEqual(["note 7"]);
    expect(await names({}, [hex("note 1"), at(0), id].join("~"))).toEqual(["note 7"]);
    expect(await names({ before: at(2) }, [hex("note 7"), at(1), id].join("~"))).toEqual([]);
    expect(await names({ from: at(2) }, [hex("note 7"), at(0), id].join("~"))).toEqual(["note 7"]);
  });

  const found = (typed: string, place: Place = {}) =>
    searchPage(
      database.db,
      {
        order,
        place: { ...place, size: 2 },
        table: note,
        about: undefined,
        text: typed,
      },
      (db, { where, orderBy, limit }) =>
        db
          .select({ name: note.name, place: placeIn(order) })
          .from(note)
          .where(where)
          .orderBy(...orderBy)
          .limit(limit),
    );

  test("hold each row once, and lead back the way they came", async () => {
    const pages = [];
    for await (const each of everyPage((place) => page(place))) pages.push(each);
    expect(pages.map(({ rows }) => rows.length)).toEqual([5, 5, 5, 5, 3]);
    expect(new Set(pages.flatMap(({ rows }) => rows.map(({ name }) => name))).size).toBe(23);
    expect([pages[0]?.previous, pages.at(-1)?.next]).toEqual([null, null]);
    const back = await page({ before: pages[2]?.previous ?? "" });
    expect(back.rows).toEqual(pages[1]?.rows);
  });

  test.each([
    ["the lowest first", false],
    ["the highest first", true],
  ])("with unknown values last, %s, hold each row once at any size, and lead back", async (_, newestFirst) => {
    const sorted: Order = {
      by: [
        { key: sql`'x'::text`, kind: "text", value: "x" },
        {
          key: sql`case when name ~ '[147]$' then '' else substr(name, 6, 1) || ' ~%é' end`,
          kind: "text",
          unknown: "",
        },
        { key: note.id, kind: "uuid" },
      ],
      newestFirst,
    };
    const read = (place: Place) =>
      readPage(sorted, place, ({ where, orderBy, limit }) =>
        database.db
          .select({ name: note.name, place: placeIn(sorted) })
          .from(note)
          .where(where)
          .orderBy(...orderBy)
          .limit(limit),
      );
    const { rows: all } = await read({ size: 100 });
    expect(new Set(all.map(({ name }) => name)).size).toBe(23);
    const isUnknown = all.map(({ name }) => /[147]$/.test(name));
    expect(isUnknown).toEqual(isUnknown.toSorted((one, other) => Number(one) - Number(other)));
    const known = all.filter((_row, index) => !isUnknown[index]).map(({ name }) => Number(name.slice(5, 6)));
    expect(known).toEqual(known.toSorted((one, other) => (newestFirst ? other - one : one - other)));
    for (let size = 1; size <= 23; size++) {
      const pages = [];
      for await (const each of everyPage((place) => read({ ...place, size }))) pages.push(each);
      expect(pages.flatMap(({ rows }) => rows)).toEqual(all);
      for (const [index, { previous }] of pages.entries()) {
        if (index === 0) expect(previous).toBeNull();
        else expect(await read({ before: previous ?? "", size })).toMatchObject({ rows: pages[index - 1]?.rows });
      }
    }
  });

  test("begin at the first row for a place that nobody was given", async () => {
    const first = await page({});
    const madeUp = ["", "~", "2020-02-30T00:00:00.000000Z~x", "'; drop table keyset_note; --~1", "a~b~c"];
    for (const after of madeUp) expect(await page({ after }), after).toEqual(first);
  });

  test("hold what was searched for, page after page", async () => {
    const first = await found("Étang");
    expect([first.rows.map(({ name }) => name), first.partial]).toEqual([["note 21", "note 14"], false]);
    const second = await found("Étang", { after: first.next ?? "" });
    expect([second.rows.map(({ name }) => name), second.next]).toEqual([["note 7"], null]);
    expect((await found("etang 14")).rows.map(({ name }) => name)).toEqual(["note 14"]);
    expect((await found("nowhere")).rows).toEqual([]);
    expect((await found("no")).rows).toHaveLength(2);
  });
});
