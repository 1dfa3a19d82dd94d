import { PassThrough, Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import { createGzip, gunzipSync, gzipSync } from "node:zlib";
import { sql } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { onBothEngines } from "../../e2e/both-engines.ts";
import { aPerson } from "../../e2e/peers/viewers.ts";
import type { Db } from "../db/database.server.ts";
import { job } from "../jobs/job.table.ts";
import { rateBucket } from "../rate/bucket.table.ts";
import { backup } from "./backup.server.ts";
import { levelNow, openEarlier } from "./earlier.server.ts";
import { BackupError, longestLine } from "./line.server.ts";
import { restore } from "./restore.server.ts";
import { checkAll } from "./tables.server.ts";

const newRow = (key: string) => ({
  id: crypto.randomUUID(),
  queue: "crm",
  key,
  data: { note: '« L’été », \u{1F9A9} "\\ \n' },
});

async function copyOf(db: Db) {
  const out = new PassThrough();
  const bytes = buffer(out);
  await backup(db, out);
  out.end();
  return bytes;
}

onBothEngines("backup", (open) => {
  test("what is restored equals what was copied, and goes on counting from there", async () => {
    const [from, to] = await Promise.all([open(), open()]);
    await from.db.insert(job).values(Array.from({ length: 1_203 }, (_, index) => newRow(`p${index}@b.test`)));
    const copy = await copyOf(from.db);
    await from.db.insert(job).values(newRow("later@b.test"));
    await to.db.insert(rateBucket).values({ key: "old", fullAt: new Date() });

    const restored = await restore(to.db, Readable.from(copy));
    expect(restored["job"]?.rows).toBe(1_203);
    expect(restored["rate_bucket"]?.rows).toBe(0);
    expect(await checkAll(to.db)).toEqual(restored);
    const lastIn = async ({ db }: { db: Db }) =>
      (await db.select({ last: sql<number>`max(${job.seq})::int` }).from(job))[0]?.last ?? 0;
    const copied = await lastIn(to);
    await to.db.insert(job).values(newRow("next@b.test"));
    expect(await lastIn(to)).toBe(copied + 1);
    expect(copied).toBe((await lastIn(from)) - 1);
    await Promise.all([from.close(), to.close()]);
  });

  test.each([0.5, 0.99])("a copy cut at %f of its length changes nothing", async (part) => {
    const database = await open();
    await database.db.insert(job).values(Array.from({ length: 700 }, (_, index) => newRow(`p${index}@b.test`)));
    const copy = await copyOf(database.db);
    await database.db.insert(job).values(newRow("kept@b.test"));
    const before = await checkAll(database.db);
    await expect(restore(database.db, Readable.from(copy.subarray(0, copy.length * part)))).rejects.toThrow();
    expect(await checkAll(database.db)).toEqual(before);
    await database.close();
  });

  test("a copy of tables that somebody changed by hand, with a column less, is refused and changes nothing", async () => {
    const database = await open();
    const undone = new Error("undone");
    let older = Buffer.alloc(0);
    await database.db.insert(job).values(newRow("p@b.test"));
    const making = database.db.transaction(async (tx) => {
      await tx.execute(sql`alter table person drop column verdict`);
      older = await copyOf(tx);
      throw undone;
    });
    await expect(making).rejects.toBe(undone);
    const before = await checkAll(database.db);
    const restoring = restore(database.db, Readable.from(older));
    await expect(restoring).rejects.toThrow('tables are not those of its version ("person" differs in verdict)');
    expect(await checkAll(database.db)).toEqual(before);
    await database.close();
  });

  test("rows are read about a megabyte at once, however few they are, and their bytes are not digested as text", async () => {
    const [from, to] = await Promise.all([open(), open()]);
    await from.db.execute(sql`create table heavy (id int primary key, bytes bytea)`);
    await to.db.execute(sql`create table heavy (id int primary key, bytes bytea)`);
    await from.db.execute(sql`
      insert into heavy select n, decode(repeat(md5(n::text), 18750 * (n % 2)), 'hex') from generate_series(1, 40) n`);
    const copy = await copyOf(from.db);
    const lines = gunzipSync(copy).toString("utf8").split("\n");
    const heavy = lines.slice(lines.findIndex((line) => line.startsWith('{"table":"heavy"')) + 1);
    const rows = heavy.slice(
      0,
      heavy.findIndex((line) => !line.startsWith('{"rows"')),
    );
    expect(rows.length).toBeGreaterThan(10);
    expect(Math.max(...rows.map(({ length }) => length))).toBeLessThan(1.2 * 2 ** 20);
    const restored = await restore(to.db, Readable.from(copy));
    expect(restored["heavy"]?.rows).toBe(40);
    await to.db.execute(sql`update heavy set bytes = overlay(bytes placing '\\x00'::bytea from 9) where id = 7`);
    expect((await checkAll(to.db))["heavy"]).not.toEqual(restored["heavy"]);
    for (const { db, close } of [from, to]) {
      await db.execute(sql`drop table heavy`);
      await close();
    }
  });

  test("a backup that a newer version made is refused", async () => {
    const { db, close } = await open();
    const lines = gunzipSync(await copyOf(db))
      .toString("utf8")
      .replace(/"migrations":\d+/, '"migrations":9999');
    const restoring = restore(db, Readable.from(gzipSync(lines)));
    await expect(restoring).rejects.toThrow("A newer version made this backup: update first, then restore it");
    await close();
  });

  test("a copy of the version before, with a startup and its owner, is restored by this one", async () => {
    const [from, to] = await Promise.all([open(), open()]);
    await aPerson(from.db, "founder", { id: "ria" });
    const level = levelNow() - 1;
    const lines = await from.db.transaction(async (tx) => {
      const tables = await openEarlier(tx, level);
      const held: object[] = [{ backup: 2, at: "2026-11-23T06:00:00.000Z", migrations: level }];
      for (const table of tables) {
        const { name } = table;
        const columns = table.columns.map((column) => column.name);
        const listed = sql.join(
          columns.map((column) => sql.identifier(column)),
          sql`, `,
        );
        const own = sql`${sql.identifier(table.schema)}.${sql.identifier(name)}`;
        if (/^(?:person|startup|startup_seat)$/.test(name))
          await tx.execute(sql`insert into ${own} (${listed}) select ${listed} from public.${sql.identifier(name)}`);
        const { rows } = await tx.execute<{ row: object }>(sql`select row_to_json(t) as row from ${own} t`);
        held.push({ table: name, columns }, { rows: rows.map(({ row }) => row) });
      }
      return [...held, { end: await checkAll(tx, tables) }];
    });
    const copy = gzipSync(lines.map((line) => `${JSON.stringify(line)}\n`).join(""));
    await from.db.execute(sql`drop schema earlier cascade`);
    const restored = await restore(to.db, Readable.from(copy));
    expect([restored["startup"]?.rows, restored["startup_seat"]?.rows]).toEqual([1, 1]);
    await Promise.all([from.close(), to.close()]);
  });

  describe("a file that somebody made up is refused with a sentence and changes nothing", () => {
    const head = `{"backup":2,"at":"2026-11-23T06:00:00.000Z","migrations":${levelNow()}}\n`;
    const zipped = (text: string) => Readable.from(gzipSync(text));

    test.each([
      ["no archive", () => Readable.from(Buffer.from("no archive")), /^This file is not a whole backup \(.*\)$/],
      ["no head", () => zipped('{"table":"job","columns":[]}\n'), "This file is not a backup"],
      ["nothing", () => zipped(""), "This file is not a backup"],
      ["no JSON", () => zipped(`${head}nonsense\n`), "one of its lines says nothing that a backup says"],
      ["another shape", () => zipped(`${head}{"table":7}\n`), "one of its lines says nothing that a backup says"],
      ["no time", () => zipped('{"backup":2,"at":"soon"}\n'), "one of its lines says nothing that a backup says"],
      ["rows of no table", () => zipped(`${head}{"rows":[{}]}\n`), "rows stand in it before their table"],
      [
        "rows that are none",
        () => zipped(`${head}{"table":"rate_bucket","columns":["key","full_at"]}\n{"rows":[}]}\n`),
        'Rows of "rate_bucket" in this backup cannot be stored: invalid input syntax for type json',
      ],
    ])("%s", async (_, made, sentence) => {
      const { db, close } = await open();
      await db.insert(job).values(newRow("kept@b.test"));
      const before = await checkAll(db);
      const refusal: unknown = await restore(db, made()).catch((error: unknown) => error);
      expect(refusal).toBeInstanceOf(BackupError);
      expect(refusal).toHaveProperty(
        "message",
        typeof sentence === "string" ? expect.stringContaining(sentence) : expect.stringMatching(sentence),
      );
      expect(await checkAll(db)).toEqual(before);
      await close();
    });

    test("a line without an end, before it fills the memory", async () => {
      const { db, close } = await open();
      let sent = 0;
      function* endless() {
        yield head;
        for (const part = Buffer.alloc(2 ** 20, "["); ; sent += part.length) yield part;
      }
      const refusal = restore(db, Readable.from(endless()).pipe(createGzip({ level: 1 })));
      await expect(refusal).rejects.toThrow("one of its lines is longer than 128 MB, which none of ours is");
      expect(sent).toBeLessThan(longestLine + 32 * 2 ** 20);
      await close();
    });
  });
});
