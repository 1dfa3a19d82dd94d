import { afterAll, beforeAll, expect, test } from "vitest";
import { onBothEngines } from "../../e2e/both-engines.ts";
import { aPerson } from "../../e2e/peers/viewers.ts";
import type { Database } from "../../platform/db/database.server.ts";
import { hasDeskKeys, turnDeskKeys } from "./desk-keys.server.ts";

onBothEngines("the keys of the desk", (open) => {
  let database: Database;
  beforeAll(async () => {
    database = await open();
  });
  afterAll(() => database.close());

  test("are on until somebody turns them off, for themselves alone, and so often an hour", async () => {
    const { db } = database;
    const [me, other] = [await aPerson(db, "admin"), await aPerson(db, "admin")];
    expect(await hasDeskKeys(db, me)).toBe(true);
    for (const on of [false, false]) expect(await turnDeskKeys(db, me, on)).toEqual({ status: "stored" });
    expect([await hasDeskKeys(db, me), await hasDeskKeys(db, other)]).toEqual([false, true]);
    await turnDeskKeys(db, me, true);
    expect(await hasDeskKeys(db, me)).toBe(true);
    const pressed = await Promise.all(Array.from({ length: 40 }, () => turnDeskKeys(db, me, false)));
    expect(pressed.some(({ status }) => status === "limited")).toBe(true);
    expect(await turnDeskKeys(db, other, false)).toEqual({ status: "stored" });
  });
});
