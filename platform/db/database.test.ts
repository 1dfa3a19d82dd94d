import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { onBothEngines } from "../../e2e/both-engines.ts";
import { type Database, openTx } from "./database.server.ts";

onBothEngines("database", (open) => {
  let database: Database;
  beforeAll(async () => {
    database = await open();
  });
  afterAll(() => database.close());

  test("the outer handle throws inside an open transaction instead of waiting for itself", async () => {
    const misuse = database.db.transaction(async () => database.db.execute(sql`select 1`));
    await expect(misuse).rejects.toMatchObject({
      cause: { message: expect.stringContaining("inside an open transaction") },
    });
    expect((await database.db.execute<{ one: number }>(sql`select 1 as one`)).rows).toEqual([{ one: 1 }]);
  });

  test("openTx is the open transaction, and nothing outside one", async () => {
    await database.db.transaction(async (tx) => expect(openTx()).toBe(tx));
    expect(() => openTx()).toThrow("No transaction");
  });

  test("a failed transaction leaves nothing behind", async () => {
    await database.db.execute(sql`create table if not exists scratch (n int)`);
    await expect(
      database.db.transaction(async (tx) => {
        await tx.execute(sql`insert into scratch values (1)`);
        throw new Error("no");
      }),
    ).rejects.toThrow("no");
    expect((await database.db.execute(sql`select * from scratch`)).rows).toEqual([]);
  });
});
