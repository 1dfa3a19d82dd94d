import { afterAll, beforeAll, expect, test } from "vitest";
import { onBothEngines } from "../../e2e/both-engines.ts";
import { aPerson, signedIn } from "../../e2e/peers/viewers.ts";
import type { Database } from "../../platform/db/database.server.ts";
import { NotAllowed } from "../audit/not-allowed.ts";
import { mostUsed } from "../toolkit/tool.ts";
import { lastUses, recordToolUse, toolUsers } from "./tool-use.server.ts";
import { toolUse } from "./tool-use.table.ts";

test("the most used tool is one that is shown and that leads", () => {
  const users = new Map([
    ["dilution", 12],
    ["runway", 11],
    ["valuation", 9],
  ] as const);
  expect(mostUsed(users)).toBe("dilution");
  expect(mostUsed(new Map([...users, ["runway", 12] as const]))).toBeNull();
  expect(mostUsed(new Map([["dilution", 9]] as const))).toBeNull();
});

onBothEngines("the use of a tool", (open) => {
  let database: Database;
  beforeAll(async () => {
    database = await open();
    for (const id of ["zoe", "ali"]) await aPerson(database.db, "founder", { id });
  });
  afterAll(() => database.close());

  test("is one row a founder and tool, and counts for ninety days of Paris", async () => {
    const { db } = database;
    const [zoe, ali] = [signedIn("founder", "zoe"), signedIn("founder", "ali")];
    const on = (day: string) => new Date(`${day}T22:30:00Z`);
    for (const at of ["2026-08-01", "2026-11-10", "2026-11-10", "2026-09-01"])
      await recordToolUse(db, zoe, "dilution", on(at));
    await recordToolUse(db, ali, "dilution", on("2026-08-01"));
    expect(
      (await db.select().from(toolUse)).map(({ founder, lastUsedOn }) => [founder, lastUsedOn]).toSorted(),
    ).toEqual([
      ["ali", "2026-08-02"],
      ["zoe", "2026-11-10"],
    ]);
    expect(await lastUses(db, zoe)).toEqual(new Map([["dilution", "2026-11-10"]]));
    expect(await toolUsers(db, new Date("2026-10-30T12:00:00Z"))).toEqual(new Map([["dilution", 2]]));
    expect(await toolUsers(db, new Date("2026-10-31T12:00:00Z"))).toEqual(new Map([["dilution", 1]]));
  });

  test("is a founder's, of a tool that their plan opens", async () => {
    const { db } = database;
    await expect(recordToolUse(db, signedIn("founder", "zoe"), "term-sheet")).rejects.toThrow(NotAllowed);
    await expect(recordToolUse(db, signedIn("admin", "zoe"), "dilution")).rejects.toThrow(NotAllowed);
  });
});
