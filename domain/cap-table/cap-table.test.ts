import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { onBothEngines } from "../../e2e/both-engines.ts";
import { aPerson, signedIn } from "../../e2e/peers/viewers.ts";
import type { Database } from "../../platform/db/database.server.ts";
import { NotAllowed } from "../audit/not-allowed.ts";
import { planGrant } from "../plan-grant/plan-grant.table.ts";
import { capTableForm } from "./cap-table-form.server.ts";
import { readCapTable, saveCapTable } from "./cap-table.server.ts";
import { readScenarios, removeScenario, saveScenario } from "./scenario.server.ts";
import { scenarioLimits } from "./scenario.ts";
import type { PricedRound } from "./round.ts";
import { capTableLimits, type Holder, holdersIn, percentagesOf, sharesByHolder, wholeShares } from "./cap-table.ts";

function numbers(seed: number) {
  let state = seed;
  return (below: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * below);
  };
}

test("percents sum to 100.0, whoever holds what, and follow the holder in any order", () => {
  const next = numbers(20);
  for (let round = 0; round < 2_000; round += 1) {
    const most = 10 ** (1 + next(12));
    const holders: Holder[] = Array.from({ length: 1 + next(capTableLimits.holders) }, (_, place) => ({
      name: `holder ${place}`,
      shares: 1 + next(most),
    }));
    const percents = percentagesOf(holders);
    expect(percents.reduce((sum, percent) => sum + Math.round(percent * 10), 0)).toBe(1_000);
    const total = holders.reduce((sum, { shares }) => sum + shares, 0);
    const turned = holders.toSorted((a, b) => ((a.shares * 7) % 13) - ((b.shares * 7) % 13));
    const again = percentagesOf(turned);
    for (const [index, holder] of holders.entries()) {
      expect(Math.abs((percents[index] ?? 0) - (holder.shares / total) * 100)).toBeLessThan(0.1000001);
      expect(again[turned.indexOf(holder)]).toBe(percents[index]);
    }
  }
});

test("three equal holders have 33.4, 33.3 and 33.3", () => {
  expect(percentagesOf(["a", "b", "c"].map((name) => ({ name, shares: 1 })))).toEqual([33.4, 33.3, 33.3]);
});

test("shares are whole numbers however they are grouped", () => {
  expect(["6000", "6 000", "6\u202F000", "6.000", "6,000", "1,234,567"].map(wholeShares)).toEqual([
    6000, 6000, 6000, 6000, 6000, 1_234_567,
  ]);
  for (const wrong of ["", "0", "-1", "1,5", "1e3", "x", "9999999999999"]) expect(wholeShares(wrong)).toBeNull();
});

test("the form takes rows, leaves empty ones out and says what is wrong with which field", () => {
  const rows = { name1: " Zoé ", shares1: "6 000", name2: "", shares2: " ", name3: "Ali", shares3: "4000" };
  expect(capTableForm.parse(rows)).toEqual([
    { name: "Zoé", shares: 6000 },
    { name: "Ali", shares: 4000 },
  ]);
  const wrong = (fields: Record<string, string>) =>
    capTableForm.safeParse(fields).error?.issues.map(({ path, message }) => [path[0], message]);
  expect(wrong({ name1: "", shares1: "" })).toEqual([["name1", "holderRequired"]]);
  expect(wrong({ name1: "Zoé", shares1: "1,5", name2: "", shares2: "4" })).toEqual([
    ["shares1", "sharesInvalid"],
    ["name2", "nameRequired"],
  ]);
  expect(wrong({ name1: "x".repeat(81), shares1: "1" })).toEqual([["name1", "nameTooLong"]]);
});

onBothEngines("a cap table", (open) => {
  let database: Database;
  beforeAll(async () => {
    database = await open();
    for (const id of ["zoe", "ali"]) await aPerson(database.db, "founder", { id });
  });
  afterAll(() => database.close());

  test("is its founder's, and the last one saved stands", async () => {
    const { db } = database;
    const zoe = signedIn("founder", "zoe");
    expect(await readCapTable(db, zoe)).toBeNull();
    await saveCapTable(db, zoe, [{ name: "Zoé", shares: 1 }]);
    const holders = [
      { name: "Zoé", shares: 6_000 },
      { name: "Ali", shares: 4_000 },
    ];
    const kept = await saveCapTable(db, zoe, holders, new Date("2026-11-21T10:00:00Z"));
    expect(await readCapTable(db, zoe)).toEqual(kept);
    expect(await readCapTable(db, signedIn("founder", "ali"))).toBeNull();
    for (const role of ["investor", "admin"] as const) {
      await expect(readCapTable(db, signedIn(role, "zoe"))).rejects.toThrow(NotAllowed);
      await expect(saveCapTable(db, signedIn(role, "zoe"), holders)).rejects.toThrow(NotAllowed);
    }
  });

  test("has one to fifty holders with whole shares", async () => {
    const wrong: Holder[][] = [
      [],
      [{ name: "", shares: 1 }],
      [{ name: "Zoé", shares: 0 }],
      [{ name: "Zoé", shares: 1.5 }],
      Array.from({ length: 51 }, (_, place) => ({ name: `${place}`, shares: 1 })),
    ];
    for (const holders of wrong)
      await expect(saveCapTable(database.db, signedIn("founder", "ali"), holders)).rejects.toThrow();
    expect(await readCapTable(database.db, signedIn("founder", "ali"))).toBeNull();
  });

  test("keeps scenarios on Elite only, under their names, twelve at most, each its founder's", async () => {
    const { db } = database;
    const [zoe, ali] = [signedIn("founder", "zoe"), signedIn("founder", "ali")];
    const round: PricedRound = {
      ...{ kind: "priced", investor: "Fonds", amount: 50_000_000, valuation: 200_000_000, valued: "pre" },
      ...{ pool: 0, poolMade: "before", conversion: "within" },
    };
    const scenario = (name: string) => ({ name, holders: [{ name: "Zoé", shares: 10_000 }], rounds: [round] });
    await expect(saveScenario(db, zoe, scenario("A"))).rejects.toThrow(NotAllowed);
    const grant = { startsOn: "2026-01-01", plan: "elite" as const, grantedBy: "admin", reason: "Test" };
    await db
      .insert(planGrant)
      .values(["zoe", "ali"].map((personId) => ({ id: randomUUID(), startup: personId, ...grant })));
    for (let place = 0; place < scenarioLimits.scenarios; place += 1)
      expect((await saveScenario(db, zoe, scenario(` S${place} `))).status).toBe("saved");
    expect((await saveScenario(db, zoe, scenario("One too many"))).status).toBe("full");
    expect((await saveScenario(db, zoe, { ...scenario("S3"), rounds: [round, round] })).status).toBe("saved");
    const kept = await readScenarios(db, zoe);
    expect(kept).toHaveLength(scenarioLimits.scenarios);
    expect(kept.find(({ name }) => name === "S3")?.rounds).toHaveLength(2);
    await removeScenario(db, ali, kept[0]?.id ?? "");
    expect(await readScenarios(db, ali)).toEqual([]);
    await removeScenario(db, zoe, kept[0]?.id ?? "");
    expect(await readScenarios(db, zoe)).toHaveLength(scenarioLimits.scenarios - 1);
    for (let round = 0; round < 5; round += 1) {
      const names = Array.from({ length: 8 }, (_, place) => `${round} at once ${place}`);
      const became = await Promise.all(names.map((name) => saveScenario(db, zoe, scenario(name))));
      expect(became.filter(({ status }) => status === "saved")).toHaveLength(1);
      const [last] = await readScenarios(db, zoe);
      await removeScenario(db, zoe, last?.id ?? "");
    }
    await expect(saveScenario(db, zoe, { ...scenario("S3"), rounds: [{ ...round, amount: 1 }] })).rejects.toThrow();
  });
});

test("a holder of any name keeps their shares, also one named like a part of every object", () => {
  const holders = ["Ana", "__proto__", "constructor", "toString", "Ana"].map((name, index) => ({
    name,
    shares: index + 1,
  }));
  expect(holdersIn(sharesByHolder(holders))).toEqual(holders);
});
