import { randomUUID } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { onBothEngines } from "../../e2e/both-engines.ts";
import type { Database } from "../db/database.server.ts";
import { forgetFullBuckets, reserve, take, takeAll, wouldGive } from "./bucket.server.ts";
import { rateBucket } from "./bucket.table.ts";

onBothEngines("rate bucket", (open, kind) => {
  let database: Database;
  beforeAll(async () => {
    database = await open();
  });
  afterAll(() => database.close());

  test("gives its capacity, then says when to come back", async () => {
    const limit = { capacity: 3, perSecond: 1 / 60 };
    for (let i = 0; i < 3; i += 1) expect(await take(database.db, "a", limit)).toEqual({ allowed: true });
    const refused = await take(database.db, "a", limit);
    expect(refused.allowed).toBe(false);
    if (!refused.allowed) expect(refused.retryAfterMs).toBeGreaterThan(30_000);
    if (!refused.allowed) expect(refused.retryAfterMs).toBeLessThanOrEqual(60_000);
  });

  test("callers at the same moment never get more than there is", async () => {
    const answers = await Promise.all(
      Array.from({ length: 40 }, () => take(database.db, "crowd", { capacity: 5, perSecond: 1 / 600 })),
    );
    expect(answers.filter(({ allowed }) => allowed)).toHaveLength(5);
  });

  test("says whether it would give, and keeps what it has", async () => {
    const limit = { capacity: 2, perSecond: 1 / 60 };
    for (const allowed of [true, true, true])
      expect((await wouldGive(database.db, "look", limit)).allowed).toBe(allowed);
    for (let i = 0; i < 2; i += 1) await take(database.db, "look", limit);
    const refused = await wouldGive(database.db, "look", limit);
    expect(refused).toMatchObject({ allowed: false, retryAfterMs: expect.any(Number) });
    if (!refused.allowed) expect(Math.abs(refused.retryAfterMs - 59_000)).toBeLessThan(2_000);
  });

  test("fills again with time", async () => {
    const limit = { capacity: 1, perSecond: 1 / 60 };
    const allowed = async () => (await take(database.db, "soon", limit)).allowed;
    expect([await allowed(), await allowed()]).toEqual([true, false]);
    const aMinuteAgo = sql`${rateBucket.fullAt} - interval '1 minute'`;
    await database.db.update(rateBucket).set({ fullAt: aMinuteAgo }).where(eq(rateBucket.key, "soon"));
    expect([await allowed(), await allowed()]).toEqual([true, false]);
  });

  test("what one bucket refuses costs the others nothing", async () => {
    const [mine, everyone] = [
      { key: "mine", capacity: 1, perSecond: 1 / 600 },
      { key: "everyone", capacity: 3, perSecond: 1 / 600 },
    ];
    expect((await takeAll(database.db, [mine, everyone])).allowed).toBe(true);
    for (let i = 0; i < 10; i += 1) expect((await takeAll(database.db, [mine, everyone])).allowed).toBe(false);
    expect((await takeAll(database.db, [{ ...mine, key: "yours" }, everyone])).allowed).toBe(true);
  });

  test("of many at once, those that one bucket refuses cost the others nothing", async () => {
    const { db } = database;
    for (let round = 0; round < 20; round += 1) {
      const own = { key: `own ${randomUUID()}`, capacity: 1, perSecond: 1 / 600 };
      const everyone = { key: `everyone ${randomUUID()}`, capacity: 2, perSecond: 1 / 600 };
      const pressed = await Promise.all(
        Array.from({ length: 20 }, (_, nth) => takeAll(db, nth % 2 ? [everyone, own] : [own, everyone])),
      );
      expect(pressed.filter(({ allowed }) => allowed)).toHaveLength(1);
      expect((await wouldGive(db, everyone.key, everyone)).allowed).toBe(true);
    }
  });

  test("a refused call opens no transaction", async () => {
    const { db } = database;
    const limits = ["first", "second"].map((key) => ({ key: `${key} refused`, capacity: 1, perSecond: 1 / 600 }));
    expect((await takeAll(db, limits)).allowed).toBe(true);
    const begun = vi.spyOn(db, "transaction");
    expect(await takeAll(db, limits)).toMatchObject({ allowed: false, retryAfterMs: expect.closeTo(600_000, -4) });
    expect(begun).not.toHaveBeenCalled();
    begun.mockRestore();
  });

  test("places in a row are spaced", async () => {
    const waits = await Promise.all([1, 2, 3, 4].map(() => reserve(database.db, "row", 0.1)));
    const sorted = waits.toSorted((a, b) => a - b);
    expect(sorted[0]).toBe(0);
    expect(sorted[3]).toBeGreaterThan(20_000);
    expect(sorted[3]).toBeLessThanOrEqual(30_001);
  });

  test("a clock that was set back blocks nobody", async () => {
    await database.db.insert(rateBucket).values([
      { key: "ahead", fullAt: sql`now() + interval '1 year'` },
      { key: "ahead-row", fullAt: sql`now() + interval '1 year'` },
    ]);
    const limit = { capacity: 2, perSecond: 1 / 60 };
    for (const allowed of [true, true, false])
      expect(await take(database.db, "ahead", limit)).toMatchObject({ allowed });
    expect(await reserve(database.db, "ahead-row", 4)).toBe(0);
  });

  test("full buckets are forgotten", async () => {
    await database.db.insert(rateBucket).values({ key: "old", fullAt: sql`now() - interval '1 second'` });
    await forgetFullBuckets(database.db);
    const keys = (await database.db.select().from(rateBucket)).map(({ key }) => key);
    expect(keys).not.toContain("old");
    expect(keys).toContain("a");
  });

  test.runIf(kind === "postgres")("full buckets are forgotten without a wait for one that is in use", async () => {
    const isFull = { fullAt: sql`now() - interval '1 second'` };
    await database.db.insert(rateBucket).values(["free", "used", "next"].map((key) => ({ key, ...isFull })));
    const limit = { capacity: 3, perSecond: 1 / 60 };
    const taken = Promise.withResolvers<void>();
    const forgotten = Promise.withResolvers<void>();
    const holder = database.db.transaction(async (tx) => {
      await take(tx, "used", limit);
      taken.resolve();
      await forgotten.promise;
      return take(tx, "next", limit);
    });
    await taken.promise;
    // Must skip the locked bucket "used": waiting for it with a lock on "next" would cause a deadlock.
    await forgetFullBuckets(database.db);
    forgotten.resolve();
    expect(await holder).toEqual({ allowed: true });
    const keys = (await database.db.select().from(rateBucket)).map(({ key }) => key);
    expect([keys.includes("free"), keys.includes("used"), keys.includes("next")]).toEqual([false, true, true]);
  });
});
