import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { onBothEngines } from "../../e2e/both-engines.ts";
import { aLead, aPerson } from "../../e2e/peers/viewers.ts";
import type { Database } from "../../platform/db/database.server.ts";
import { job } from "../../platform/jobs/job.table.ts";
import type { Event } from "../content/content.ts";
import { contentRecord } from "../content/content.table.ts";
import { acceptForSession } from "../pitch-session/session-place.server.ts";
import { leaveSeat, reserveSeat } from "../session-seat/reserve.server.ts";
import { remindGuests } from "../session-seat/remind.server.ts";
import { sendOrder } from "./order.server.ts";
import { remindFounders } from "./remind.server.ts";

const event: Event = {
  ...{ kind: "event", id: "reminded", name: { en: "R", fr: "R" }, startsOn: "2027-03-30", endsOn: null },
  ...{ startTime: "18:00", endTime: "21:00", place: null, applicationsCloseOn: null, format: "grand", capacity: null },
  ...{ selected: null, pitched: null, confirm: false },
};

onBothEngines("reminders of a session", (open) => {
  let database: Database;
  beforeAll(async () => {
    database = await open();
  });
  afterAll(() => database.close());

  test("leave once each on two servers, over a day of presses, in Paris’s morning across the change of clocks", async () => {
    const { db } = database;
    const desk = await aPerson(db, "admin");
    await db.insert(contentRecord).values({ kind: "event", id: event.id, position: 0, data: event });
    const [stays, leaves, late] = await Promise.all([1, 2, 3].map(() => aPerson(db, "investor", { verdict: "yes" })));
    if (!stays || !leaves || !late) throw new Error("three");
    const before = new Date("2027-03-01T10:00:00Z");
    for (const each of [stays, leaves]) await reserveSeat(db, each, event.id, before);
    const startup = await aLead(db, { form: "pitch-application", payload: { startupName: "S" } });
    await acceptForSession(db, desk, startup, event);
    await sendOrder(db, desk, event.id, before);

    const letters = async (key: string) =>
      (await db.select().from(job).where(eq(job.key, key)).orderBy(job.seq)).map(({ data }) =>
        String((data as { letter: string }).letter).replace("session-", ""),
      );
    const told = async () => [
      await letters(stays.viewer.email),
      await letters(leaves.viewer.email),
      await letters(`${startup}@startup.example`),
    ];
    const at = (now: string) =>
      Promise.all(
        Array.from({ length: 20 }, (_, nth) =>
          nth % 2 ? remindGuests(db, new Date(now)) : remindFounders(db, new Date(now)),
        ),
      );
    // Reminders are sent from 9:00 in Paris: 8:00 UTC on 23 March, 7:00 UTC in summer time.
    await at("2027-03-23T07:59:59Z");
    expect(await told()).toEqual([["seat-seat"], ["seat-seat"], ["turn-first"]]);
    await at("2027-03-23T08:00:00Z");
    await at("2027-03-23T18:00:00Z");
    const week = [
      ["seat-seat", "seat-week"],
      ["seat-seat", "seat-week"],
      ["turn-first", "turn-week"],
    ];
    expect(await told()).toEqual(week);
    await at("2027-03-25T12:00:00Z");
    expect(await told()).toEqual(week);
    await leaveSeat(db, leaves, event.id, new Date("2027-03-26T10:00:00Z"));
    await at("2027-03-27T08:00:00Z");
    await reserveSeat(db, late, event.id, new Date("2027-03-27T10:00:00Z"));
    await at("2027-03-27T11:00:00Z");
    await at("2027-03-29T06:59:59Z");
    expect(await told()).toEqual([
      ["seat-seat", "seat-week", "seat-still"],
      ["seat-seat", "seat-week", "seat-left"],
      ["turn-first", "turn-week"],
    ]);
    await at("2027-03-29T07:00:00Z");
    await at("2027-03-29T20:00:00Z");
    expect((await told())[2]).toEqual(["turn-first", "turn-week", "turn-eve"]);
    expect(await letters(late.viewer.email)).toEqual(["seat-seat"]);
  });
});
