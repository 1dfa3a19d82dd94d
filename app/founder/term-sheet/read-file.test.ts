import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { onBothEngines } from "../../../e2e/both-engines.ts";
import { NotRead } from "../../../platform/archive/unzip.server.ts";
import type { Database } from "../../../platform/db/database.server.ts";
import { Exhausted } from "../../../platform/office/workers.server.ts";
import { rateBucket } from "../../../platform/rate/bucket.table.ts";
import { bounded } from "./read-file.server.ts";

onBothEngines("sheets that are too much work", (open) => {
  let database: Database;
  beforeAll(async () => {
    database = await open();
  });
  afterAll(() => database.close());

  test("make an account's next ones wait after three in an hour, unread; nobody else's", async () => {
    const { db } = database;
    const asker = { address: "192.0.2.61", account: "heavy" };
    const fails = (error: Error) => bounded(db, asker, () => Promise.reject(error));
    for (let nth = 0; nth < 4; nth += 1)
      await expect(fails(new NotRead("too long"))).rejects.toEqual(new NotRead("too long"));
    for (let nth = 0; nth < 3; nth += 1)
      await expect(fails(new Exhausted("time ran out"))).rejects.toEqual(new NotRead("unreadable"));

    let looked = 0;
    const look = (account: string) =>
      bounded(db, { ...asker, account }, () => {
        looked += 1;
        return Promise.resolve("read");
      });
    expect(await look("heavy")).toEqual({ refused: "limited", retryAfter: expect.any(Number) });
    expect(looked).toBe(0);
    expect(await look("other")).toBe("read");

    const anHourAgo = sql`${rateBucket.fullAt} - interval '1 hour'`;
    await db.update(rateBucket).set({ fullAt: anHourAgo }).where(eq(rateBucket.key, "unreadable-files:heavy"));
    expect(await look("heavy")).toBe("read");
  });
});
