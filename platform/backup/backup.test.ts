import { PassThrough } from "node:stream";
import { buffer } from "node:stream/consumers";
import { Readable } from "node:stream";
import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { onBothEngines } from "../../e2e/both-engines.ts";
import type { Db } from "../db/database.server.ts";
import { job } from "../jobs/job.table.ts";
import { rateBucket } from "../rate/bucket.table.ts";
import { backup, checkAll, restore } from "./backup.server.ts";

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
    await to.db.insert(job).values(newRow("next@b.test"));
    const { rows } = await to.db.execute(
      sql`select max(seq)::int as last, count(distinct seq)::int as different from job`,
    );
    expect(rows).toEqual([{ last: 1_204, different: 1_204 }]);
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

  test("a copy that an older version made, of a table with a column less, is refused and changes nothing", async () => {
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
    await expect(restoring).rejects.toThrow('Another version made this backup ("person" differs in verdict)');
    expect(await checkAll(database.db)).toEqual(before);
    await database.close();
  });
});
