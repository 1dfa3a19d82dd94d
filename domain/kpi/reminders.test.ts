import { afterAll, beforeAll, expect, test } from "vitest";
import { onBothEngines } from "../../e2e/both-engines.ts";
import { aPerson } from "../../e2e/peers/viewers.ts";
import type { Database } from "../../platform/db/database.server.ts";
import { countUnread, ownNotifications } from "../notification/own.server.ts";
import type { Actor } from "../person/actor.ts";
import { startTrial } from "../plan-grant/trial.server.ts";
import { openMissingCheckIns } from "./missing-check-ins.server.ts";
import { importCheckIns } from "./import.server.ts";
import { recordCheckIn } from "./record.server.ts";
import { remindOfCheckIns } from "./reminders.server.ts";

onBothEngines("reminders of a month's numbers", (open) => {
  let database: Database;
  beforeAll(async () => {
    database = await open();
  });
  afterAll(() => database.close());

  const founder = () => aPerson(database.db, "founder");
  const none = { nps: null, activeDeals: null, lastInvestorContact: null, raised: null, difference: "" };
  const numbers = { mrr: 1_000_000, cash: 5_000_000, burn: 500_000, cac: 10_000, churn: 4, ...none };

  test("come on the third and the tenth, once, to whoever began and is late", async () => {
    const { db } = database;
    const [late, done, never] = [await founder(), await founder(), await founder()];
    for (const actor of [late, done])
      await recordCheckIn(db, actor, { month: "2026-09-01", numbers }, new Date("2026-10-04T09:00:00Z"));
    await recordCheckIn(
      db,
      done,
      { month: "2026-10-01", numbers: { ...numbers, cash: 4_500_000 } },
      new Date("2026-11-02T09:00:00Z"),
    );
    const remindersOf = async (actor: Actor) =>
      (await ownNotifications(db, actor)).filter(({ kind }) => kind === "check-in-due").map(({ data }) => data);
    await remindOfCheckIns(db, new Date("2026-11-02T09:00:00Z"));
    expect(await remindersOf(late)).toEqual([]);
    await remindOfCheckIns(db, new Date("2026-11-03T09:00:00Z"));
    await remindOfCheckIns(db, new Date("2026-11-05T09:00:00Z"));
    const reminder = { month: "2026-10-01", due: "2026-11-10" };
    expect(await remindersOf(late)).toEqual([reminder]);
    await remindOfCheckIns(db, new Date("2026-11-10T09:00:00Z"));
    await remindOfCheckIns(db, new Date("2026-11-11T09:00:00Z"));
    expect(await remindersOf(late)).toEqual([reminder, reminder]);
    expect([await remindersOf(done), await remindersOf(never)]).toEqual([[], []]);
  });

  test("are read once the month that they ask for is there, by the form or from a file, and stay for another month", async () => {
    const { db } = database;
    const now = new Date("2026-11-12T09:00:00Z");
    const [typed, imported, other] = [await founder(), await founder(), await founder()];
    for (const actor of [typed, imported, other]) {
      await startTrial(db, actor, 1, now);
      await recordCheckIn(db, actor, { month: "2026-09-01", numbers }, new Date("2026-10-04T09:00:00Z"));
    }
    await remindOfCheckIns(db, new Date("2026-11-10T09:00:00Z"));
    await openMissingCheckIns(db, now);
    const unread = (actor: Actor) => countUnread(db, actor, { now });
    const before = await unread(typed);
    expect(before).toBeGreaterThanOrEqual(2);
    const october = { ...numbers, cash: 4_500_000 };
    await recordCheckIn(db, typed, { month: "2026-10-01", numbers: october }, now);
    await importCheckIns(db, imported, { months: [{ month: "2026-10-01", numbers: october }] }, now);
    await recordCheckIn(db, other, { month: "2026-08-01", numbers: { ...numbers, cash: 5_500_000 } }, now);
    expect([await unread(typed), await unread(imported), await unread(other)]).toEqual([0, 0, before]);
  });
});
