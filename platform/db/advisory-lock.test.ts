import { sql } from "drizzle-orm";
import { expect, test, vi } from "vitest";
import { onBothEngines } from "../../e2e/both-engines.ts";
import { lock, lockNumber } from "./advisory-lock.server.ts";
import type { Db } from "./database.server.ts";

test("a name has the same number for ever", () => {
  expect([lockNumber("intake"), lockNumber("café")]).toEqual([1_194_769_457, -2_062_582_332]);
});

const locks = async (db: Db, granted: boolean) => {
  const { rows } = await db.execute(sql`select objid from pg_locks
    where locktype = 'advisory' and granted = ${granted} and database = (select oid from pg_database where datname = current_database())`);
  return rows.length;
};

onBothEngines("a lock by name", (open, kind) => {
  test("is one for a name and a key, until the transaction ends", async () => {
    const { db, close } = await open();
    await db.transaction(async (tx) => {
      for (const key of ["seven", "seven", "eight", undefined]) await lock(tx, "table", key);
      await lock(tx, "chair", "seven");
      expect(await locks(tx, true)).toBe(4);
    });
    expect(await locks(db, true)).toBe(0);
    await close();
  });

  test.skipIf(kind === "pglite")("makes another transaction wait for the same name and key alone", async () => {
    const { db, close } = await open();
    const order: string[] = [];
    const [first, second] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const holder = db.transaction(async (tx) => {
      await lock(tx, "table", "seven");
      first.resolve();
      await second.promise;
      order.push("first");
    });
    await first.promise;
    await db.transaction((tx) => lock(tx, "chair", "seven"));
    await db.transaction((tx) => lock(tx, "table", "eight"));
    const waiting = db.transaction(async (tx) => {
      await lock(tx, "table", "seven");
      order.push("second");
    });
    await vi.waitFor(async () => expect(await locks(db, false)).toBe(1));
    second.resolve();
    await Promise.all([holder, waiting]);
    expect(order).toEqual(["first", "second"]);
    await close();
  });
});
