import { DrizzleQueryError } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import * as z from "zod";
import { onBothEngines } from "../../e2e/both-engines.ts";
import type { Database } from "../../platform/db/database.server.ts";
import { installation } from "../../platform/installation/installation.table.ts";
import { createLog } from "../../platform/log/log.server.ts";
import { watchReadiness } from "./readiness.server.ts";

onBothEngines("readiness", (open) => {
  let database: Database;
  beforeAll(async () => {
    database = await open();
    await database.db.insert(installation).values({ secretFingerprint: "of a test" });
  });
  afterAll(() => database.close());

  /** Locks the row that the readiness check writes, so that the check waits while `meanwhile` runs. */
  async function queue<T>(meanwhile: () => Promise<T>) {
    const { promise: over, resolve: end } = Promise.withResolvers<void>();
    const { promise: begun, resolve: begin } = Promise.withResolvers<void>();
    const waiting = database.db.transaction(async (tx) => {
      await tx.update(installation).set({ checkedAt: new Date() });
      begin();
      await over;
    });
    await begun;
    const found = await meanwhile();
    end();
    await waiting;
    return found;
  }

  test("a write that waits too long is no proof", async () => {
    const readiness = watchReadiness(database.db, createLog("silent"));
    expect(await readiness.canStore()).toBe(true);
    expect(await queue(() => readiness.canStore())).toBe(false);
  });

  test("a failure of the database counts for a while; one of what was sent or of ours says nothing", async () => {
    const readiness = watchReadiness(database.db, createLog("silent"));
    readiness.storeFailed(Object.assign(new Error("value too long"), { code: "22001" }));
    readiness.storeFailed(Object.assign(new Error("index row size exceeds maximum"), { code: "54000" }));
    readiness.storeFailed(Object.assign(new Error("deadlock detected"), { code: "40P01" }));
    readiness.storeFailed(Object.assign(new Error("canceling statement due to statement timeout"), { code: "57014" }));
    readiness.storeFailed(z.uuid().safeParse("x").error);
    for (const code of ["ABORT_ERR", "EBADF", "EMFILE", "EPERM", "ENOENT", "ABCDE"])
      readiness.storeFailed(Object.assign(new Error("of one request"), { code }));
    expect(await readiness.canStore()).toBe(true);
    for (const code of ["53100", "57P01", "XX000", "ENOSPC", "EIO", "ECONNRESET", "EPIPE"]) {
      const failing = watchReadiness(database.db, createLog("silent"));
      failing.storeFailed(Object.assign(new Error("of the database or its disk"), { code }));
      expect(await failing.canStore(), code).toBe(false);
    }
    const other = watchReadiness(database.db, createLog("silent"));
    other.storeFailed(new DrizzleQueryError("begin", [], new Error("Connection terminated unexpectedly")));
    expect(await other.canStore()).toBe(false);
  });
});
