import { and, eq } from "drizzle-orm";
import { afterAll, beforeEach, expect, test } from "vitest";
import { onBothEngines } from "../../e2e/both-engines.ts";
import { demoNumbers, noExtras } from "../../e2e/peers/check-ins.ts";
import { aPerson, signedIn } from "../../e2e/peers/viewers.ts";
import type { Database } from "../../platform/db/database.server.ts";
import { NotAllowed } from "../audit/not-allowed.ts";
import { displayedField, keptField } from "../edit-conflict/edit-conflict.ts";
import { notification } from "../notification/notification.table.ts";
import { grantPlan } from "../plan-grant/plan-grant.server.ts";
import { alertsNow, openAlerts } from "./alert.server.ts";
import { openMissingCheckIns } from "./missing-check-ins.server.ts";
import { kpiAlert } from "./alert.table.ts";
import { monthFrom, type Numbers } from "./check-in.ts";
import { kpiCheckIn } from "./check-in.table.ts";
import { checkInsOf, figuresOf } from "./history.server.ts";
import { mostADay, recordCheckIn, shownNumbers, versionsOf } from "./record.server.ts";
import { importCheckIns, shownMonths } from "./import.server.ts";
import { savedCheckIn } from "./saved.server.ts";
import { tryScenario } from "./scenario.ts";
import { setThresholds } from "./threshold.server.ts";
import { houseThresholds } from "./threshold.ts";

const now = new Date("2026-11-23T09:00:00Z");
const zoe = signedIn("founder", "zoe");

const numbersOf = (row: (typeof demoNumbers)[number], more: Partial<Numbers> = {}): Numbers => ({
  ...noExtras,
  ...{ mrr: row.mrr * 100, cash: row.cash * 100, burn: row.burn * 100, cac: row.cac * 100, churn: row.churn },
  ...more,
});
const last = demoNumbers.at(-1) as (typeof demoNumbers)[number];

onBothEngines("a founder's check-ins", (open) => {
  let database: Database;
  beforeEach(async () => {
    await database?.close();
    database = await open();
    for (const id of ["zoe", "ali"]) await aPerson(database.db, "founder", { id });
    for (const row of demoNumbers) await record(row.back, numbersOf(row));
  });
  afterAll(() => database.close());

  const record = (back: number, numbers: Numbers, at = now) =>
    recordCheckIn(database.db, zoe, { month: monthFrom("2026-11-01", back), numbers }, at);
  const alerts = async (at = now) =>
    alertsNow(await openAlerts(database.db, "zoe"), await figuresOf(database.db, "zoe", at)).map(
      ({ kind, level, figure }) => [kind, level, figure],
    );
  const changesOf = (recorded: Awaited<ReturnType<typeof record>>) =>
    recorded.status === "stored" ? recorded.changes.map(({ kind, level, change }) => [kind, level, change]) : recorded;

  test("are corrected often, and not without end", async () => {
    const { db } = database;
    let stored = 0;
    for (let cash = 0; cash < 600; cash += 1)
      if ((await record(-1, numbersOf(last, { cash, difference: "Test" }))).status === "stored") stored += 1;
    expect(stored).toBe(mostADay - demoNumbers.length);
    const months = [{ month: "2020-01-01", numbers: numbersOf(last) }];
    expect(await importCheckIns(db, zoe, { months }, now)).toEqual({ status: "limited" });
    const tomorrow = new Date(now.getTime() + 25 * 3_600_000);
    expect(await record(-1, numbersOf(last), tomorrow)).toMatchObject({ status: "stored" });
  });

  test("give the demo's numbers, and its two alerts", async () => {
    const figures = await figuresOf(database.db, "zoe", now);
    expect(figures.runway).toEqual({ state: "months", months: 5.2 });
    const changes = [figures.mrrInMonth, figures.mrrInThreeMonths, figures.cacInThreeMonths];
    expect(changes.map((change) => Math.round(change ?? 0))).toEqual([12, 23, 25]);
    expect(await alerts()).toEqual([
      ["cac", "caution", 25],
      ["runway", "caution", 5.2],
    ]);
  });

  test("show an open alert with the figure of the latest numbers, not of the day when it opened", async () => {
    await record(-1, numbersOf(last, { cash: 4_400_000, difference: "Une machine." }));
    expect(await alerts()).toContainEqual(["runway", "caution", 4.4]);
    const [row] = await database.db.select().from(kpiAlert).where(eq(kpiAlert.kind, "runway"));
    expect(row?.figure).toBe(5.2);
  });

  test("take an overdraft as cash below zero, of which nothing lasts", async () => {
    expect(await record(-1, numbersOf(last, { cash: -350_050, difference: "Un découvert" }))).toMatchObject({
      status: "stored",
    });
    const figures = await figuresOf(database.db, "zoe", now);
    expect([figures.latest?.cash, figures.runway]).toEqual([-350_050, { state: "months", months: 0 }]);
    expect(tryScenario(figures, { burn: 0, cash: 100_000 })).toMatchObject({ cash: -250_050, endsIn: "2026-10-01" });
    expect(tryScenario(figures, { burn: 0, cash: 1_350_050 })).toMatchObject({ cash: 1_000_000 });
    expect(await alerts()).toContainEqual(["runway", "critical", 0]);
  });

  test("ask about cash that nothing explains, and keep what was said", async () => {
    const corrected = numbersOf(last, { cash: 2_600_000 });
    expect(await record(-1, corrected)).toEqual({ status: "unexplained", cents: -2_600_000 });
    expect(await checkInsOf(database.db, "zoe")).toHaveLength(4);
    expect((await record(-1, { ...corrected, difference: "Une machine." })).status).toBe("stored");
    expect((await record(-1, { ...corrected, churn: 4.6 })).status).toBe("stored");
    expect((await checkInsOf(database.db, "zoe")).at(-1)).toMatchObject({ difference: "Une machine.", churn: 4.6 });
    expect((await record(-1, numbersOf(last, { raised: 100_000_00 }))).status).toBe("unexplained");
  });

  test.each([
    ["a correction", -1, now],
    ["a new month on a later day", 0, new Date("2026-12-02T09:00:00Z")],
  ])("%s raises the one alert of the runway, opens another, and closes both again", async (_, back, at) => {
    // CAC stays 23 % above that of three months before, so the alert on CAC stays open.
    const month = back === 0 ? { burn: 950_000, cac: 16_000 } : {};
    const numbers = (cash: number) => numbersOf(last, { ...month, cash: cash * 100, difference: "Une machine." });
    expect(changesOf(await record(back, numbers(26_000), at))).toEqual([
      ["runway", "critical", "raised"],
      ["cash", "caution", "opened"],
    ]);
    expect((await figuresOf(database.db, "zoe", at)).runway).toEqual({ state: "months", months: 2.6 });
    const rows = await database.db.select().from(kpiAlert).where(eq(kpiAlert.kind, "runway"));
    expect(rows.map(({ level, figure, closedAt }) => [level, figure, closedAt])).toEqual([["critical", 2.6, null]]);
    expect((await record(back, numbers(26_000), at)).status).toBe("unchanged");
    const told = (await database.db.select().from(notification)).map(({ data }) => [data.alert, data.level]);
    expect(told.filter(([alert]) => alert === "runway" || alert === "cash").toSorted()).toEqual([
      ["cash", "caution"],
      ["runway", "caution"],
      ["runway", "critical"],
    ]);
    const healed = await record(back, numbers(62_000), at);
    expect(new Set(changesOf(healed) as string[][])).toEqual(
      new Set([
        ["runway", "critical", "closed"],
        ["cash", "caution", "closed"],
      ]),
    );
    expect((await figuresOf(database.db, "zoe", at)).runway).toEqual({ state: "months", months: 6.2 });
    expect((await alerts(at)).map(([kind]) => kind)).toEqual(["cac"]);
    const closed = (await database.db.select().from(kpiAlert)).find(({ kind }) => kind === "cash");
    expect(closed?.closedBy).toBe(healed.status === "stored" ? healed.id : "");
    expect(await versionsOf(database.db, zoe, monthFrom("2026-11-01", back))).toHaveLength(back === 0 ? 2 : 3);
  });

  test("by sixteen at once are sixteen rows of which one counts, and one alert a kind", async () => {
    await Promise.all(
      Array.from({ length: 16 }, (_, count) =>
        record(-1, numbersOf(last, { cash: (20_000 + count) * 100, difference: "x" })),
      ),
    );
    expect(await checkInsOf(database.db, "zoe")).toHaveLength(4);
    expect(await database.db.select().from(kpiCheckIn)).toHaveLength(20);
    expect((await alerts()).map(([kind]) => kind).toSorted()).toEqual(["cac", "cash", "runway"]);
  });

  test("of a month that has not ended, or of somebody who is no founder, are refused", async () => {
    expect(await record(0, numbersOf(last))).toEqual({ status: "not-reportable" });
    expect(await record(-200, numbersOf(last))).toEqual({ status: "not-reportable" });
    await expect(
      recordCheckIn(database.db, signedIn("investor", "zoe"), { month: "2026-10-01", numbers: numbersOf(last) }),
    ).rejects.toThrow(NotAllowed);
    const ali = signedIn("founder", "ali");
    expect(await versionsOf(database.db, ali, "2026-10-01")).toEqual([]);
  });

  test("are missed once from the 11th on, and the alert closes with the next one", async () => {
    expect(await openMissingCheckIns(database.db, new Date("2026-12-10T12:00:00Z"))).toBe(0);
    const late = new Date("2026-12-11T12:00:00Z");
    expect(await openMissingCheckIns(database.db, late)).toBe(1);
    expect(await openMissingCheckIns(database.db, new Date("2027-01-02T12:00:00Z"))).toBe(0);
    const changes = changesOf(await record(0, numbersOf(last, { difference: "x" }), late));
    expect(changes).toContainEqual(["check-in", "caution", "closed"]);
    expect(changesOf(await record(-5, numbersOf(last), new Date("2027-01-11T12:00:00Z")))).not.toContainEqual(
      expect.arrayContaining(["check-in"]),
    );
  });

  test("that are old warn of nothing but their age", async () => {
    const later = new Date("2027-01-20T12:00:00Z");
    await openMissingCheckIns(database.db, later);
    expect(await alerts(later)).toEqual([["check-in", "caution", null]]);
    expect(changesOf(await record(-1, numbersOf(last, { cash: 100, difference: "x" }), later))).toEqual([]);
  });

  test("are judged anew when a threshold moves", async () => {
    const moved = { ...houseThresholds, "runway-caution": 12, "runway-critical": 6, "cac-rise": 30, churn: 4 };
    const { changes } = await setThresholds(database.db, zoe, moved, now);
    expect(changes.map(({ kind, level, change }) => [kind, level, change])).toEqual([
      ["cac", "caution", "closed"],
      ["runway", "critical", "raised"],
      ["churn", "caution", "opened"],
    ]);
    const back = await setThresholds(database.db, zoe, { ...moved, "runway-critical": 3 }, now);
    expect(back.changes.map(({ change }) => change)).toEqual(["eased"]);
    for (let press = 0; press < 5; press += 1) {
      await setThresholds(database.db, zoe, houseThresholds, now);
      await setThresholds(database.db, zoe, moved, now);
    }
    const ofChurn = and(eq(kpiAlert.founder, "zoe"), eq(kpiAlert.kind, "churn"));
    expect(await database.db.select().from(kpiAlert).where(ofChurn)).toMatchObject([{ openedAt: now, closedAt: null }]);
  });

  test("say afterwards what they changed, of alerts where the plan shows them", async () => {
    const { db } = database;
    const recorded = await record(-1, numbersOf(last, { cash: 2_600_000, difference: "Une machine." }));
    const id = recorded.status === "stored" ? recorded.id : "";
    const runways = { runway: { state: "months", months: 2.6 }, runwayBefore: { state: "months", months: 5.2 } };
    expect(await savedCheckIn(db, zoe, id, now)).toEqual({ month: "2026-10-01", ...runways, changes: [] });
    const elite = { plan: "elite" as const, startsOn: "2026-11-01", endsOn: null, reason: "Essai." };
    await grantPlan(db, signedIn("admin"), "zoe", elite, now);
    expect((await savedCheckIn(db, zoe, id, now))?.changes).toEqual([
      { kind: "runway", level: "critical", figure: 2.6, change: "raised" },
      { kind: "cash", level: "caution", figure: -58.4, change: "opened" },
    ]);
    expect(await savedCheckIn(db, signedIn("founder", "ali"), id, now)).toBeNull();
  });

  test("of many months come in whole, each once", async () => {
    const months = Array.from({ length: 60 }, (_, index) => ({
      month: monthFrom("2026-10-01", -index),
      numbers: numbersOf(last, { cash: (52_000 + index) * 100 }),
    }));
    expect(await importCheckIns(database.db, zoe, { months }, now)).toMatchObject({
      added: 56,
      corrected: 3,
      unchanged: 1,
    });
    expect(await importCheckIns(database.db, zoe, { months }, now)).toMatchObject({
      added: 0,
      corrected: 0,
      unchanged: 60,
    });
    const early = [{ month: "2026-11-01", numbers: numbersOf(last) }];
    expect(await importCheckIns(database.db, zoe, { months: early }, now)).toEqual({ status: "not-reportable" });
  });

  test("written from an old tab change only what the tab changed, and ask where somebody else changed it", async () => {
    const { db } = database;
    const month = monthFrom("2026-11-01", -1);
    const counted = async () => (await checkInsOf(db, "zoe")).find((each) => each.month === month);
    const shown = numbersOf(last, { cash: 500_000, difference: "Test" });
    await record(-1, shown);
    const sent = { [displayedField]: shownNumbers((await counted()) ?? null) };
    const save = (more: Partial<Numbers>, told = sent) =>
      recordCheckIn(db, zoe, { month, numbers: { ...shown, difference: "", ...more }, sent: told }, now);
    await record(-1, { ...shown, cash: 9_000_000, difference: "A round" });
    expect(await save({ churn: 7 })).toMatchObject({ status: "stored" });
    expect(await counted()).toMatchObject({ cash: 9_000_000, churn: 7, difference: "A round" });
    const asked = await save({ churn: 7, cash: 400_000, nps: 12 });
    expect(asked).toMatchObject({ overtaken: [{ name: "cash", typed: "400000", saved: "9000000" }] });
    expect(await counted()).toMatchObject({ cash: 9_000_000, nps: null });
    const [seen] = "overtaken" in asked ? asked.overtaken : [];
    const mine = { ...sent, [keptField("cash")]: `mine-${seen?.seen}` };
    expect(await save({ churn: 7, cash: 400_000 }, mine)).toMatchObject({ status: "unexplained" });
    expect(await save({ churn: 7, cash: 400_000, difference: "Spent" }, mine)).toMatchObject({ status: "stored" });
    expect(await counted()).toMatchObject({ cash: 400_000, churn: 7, difference: "Spent" });
    // A sender that says nothing of what it was shown writes what it sends.
    expect(await record(-1, shown)).toMatchObject({ status: "stored" });
    expect(await counted()).toMatchObject({ cash: 500_000, churn: shown.churn });
  });

  test("of a month that was still empty are asked about where somebody else filled it in", async () => {
    const blank = { [displayedField]: shownNumbers(null) };
    const month = monthFrom("2026-11-01", -9);
    const save = (numbers: Numbers) => recordCheckIn(database.db, zoe, { month, numbers, sent: blank }, now);
    expect(await save(numbersOf(last, { cash: 100 }))).toMatchObject({ status: "stored" });
    expect(await save(numbersOf(last, { cash: 100 }))).toMatchObject({ status: "unchanged" });
    expect(await save(numbersOf(last, { cash: 200 }))).toMatchObject({ overtaken: [{ name: "cash" }] });
  });

  test("recorded after an import's preview are replaced only once they were seen", async () => {
    const { db } = database;
    const monthOf = (back: number, cash: number) => ({
      month: monthFrom("2026-11-01", back),
      numbers: numbersOf(last, { cash, difference: "Test" }),
    });
    const unchanged = { month: monthFrom("2026-11-01", -2), numbers: numbersOf(demoNumbers.at(-2) ?? last) };
    const months = [monthOf(-1, 100), monthOf(-9, 200), unchanged];
    const preview = async () => ({ [displayedField]: shownMonths(months, await checkInsOf(db, "zoe")) });
    const cashNow = async () => {
      const found = await checkInsOf(db, "zoe");
      return months.map(({ month }) => found.find((each) => each.month === month)?.cash);
    };
    const before = await preview();
    await record(-9, monthOf(-9, 300).numbers);
    await record(-2, monthOf(-2, 400).numbers);
    expect(await importCheckIns(db, zoe, { months, sent: before }, now)).toEqual({ status: "overtaken" });
    expect(await cashNow()).toEqual([numbersOf(last).cash, 300, 400]);
    // A month that was shown as unchanged keeps what was recorded since.
    const other = { months: months.toSpliced(1, 1), sent: before };
    expect(await importCheckIns(db, zoe, other, now)).toMatchObject({ corrected: 1, unchanged: 1 });
    expect(await importCheckIns(db, zoe, { months, sent: await preview() }, now)).toMatchObject({ corrected: 2 });
    expect(await cashNow()).toEqual([100, 200, unchanged.numbers.cash]);
    expect(await importCheckIns(db, zoe, { months, sent: before }, now)).toMatchObject({ unchanged: 3 });
  });
});
