import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { onBothEngines } from "../../e2e/both-engines.ts";
import { aLead, aPerson } from "../../e2e/peers/viewers.ts";
import type { Database } from "../../platform/db/database.server.ts";
import type { Event } from "../content/content.ts";
import { contentRecord } from "../content/content.table.ts";
import type { Actor } from "../person/actor.ts";
import { acceptForSession } from "../pitch-session/session-place.server.ts";
import { sessionPlace } from "../pitch-session/session-place.table.ts";
import { leaveAllSessions, reserveSeat } from "../session-seat/reserve.server.ts";
import { sessionGuest } from "../session-seat/session-seat.table.ts";
import { markPresence } from "./presence.server.ts";
import { sessionPresence } from "./session-day.table.ts";

const evening = new Date("2027-03-18T17:30:00Z");
const minutes = (count: number) => new Date(evening.getTime() + count * 60_000);
const event: Event = {
  ...{ kind: "event", id: "evening", name: { en: "E", fr: "E" }, startsOn: "2027-03-18", endsOn: null },
  ...{ startTime: "18:00", endTime: "21:00", place: null, applicationsCloseOn: null, format: "quarterly" },
  ...{ capacity: null, selected: null, pitched: null, confirm: false },
};

onBothEngines("presence at a session", (open) => {
  let database: Database;
  let desk: Actor;
  let investor: Actor;
  let guest: string;
  beforeAll(async () => {
    database = await open();
    const { db } = database;
    desk = await aPerson(db, "admin");
    await db.insert(contentRecord).values({ kind: "event", id: event.id, position: 0, data: event });
    investor = await aPerson(db, "investor", { verdict: "yes" });
    await reserveSeat(db, investor, event.id, new Date("2027-03-02T10:00:00Z"));
    guest = (await db.select().from(sessionGuest))[0]?.id ?? "";
  });
  afterAll(() => database.close());

  type Mark = Parameters<typeof markPresence>[3];
  const tap = (more: Partial<Mark> = {}): Mark => ({
    ...{ guest, kind: "investor", present: true, tap: randomUUID(), tappedAt: evening },
    ...more,
  });
  const send = (one: Mark, at = minutes(60)) => markPresence(database.db, desk, event.id, one, at);
  const state = () =>
    database.db.select().from(sessionPresence).where(eq(sessionPresence.investor, investor.viewer.id));
  const shuffled = <T>(list: readonly T[]) =>
    list
      .map((each) => [Math.random(), each] as const)
      .toSorted(([a], [b]) => a - b)
      .map(([, each]) => each);

  test("30 taps in any order and 50 copies of each give the state of the latest", async () => {
    const taps = Array.from({ length: 30 }, (_, index) =>
      tap({ present: index % 3 !== 0, tappedAt: minutes(Math.floor(index / 2)) }),
    );
    const states = new Set<string>();
    for (let round = 0; round < 4; round += 1) {
      await database.db.delete(sessionPresence);
      if (round === 0) for (const each of shuffled(taps)) expect(await send(each)).toBe("stored");
      else await Promise.all(shuffled(taps).map((each) => send(each)));
      states.add(JSON.stringify(await state()));
    }
    const [last] = taps.slice(-1);
    await Promise.all(Array.from({ length: 50 }, () => send(last ?? tap())));
    states.add(JSON.stringify(await state()));
    expect(states.size).toBe(1);
    expect((await state())[0]?.tappedAt).toEqual(minutes(14));
  });

  test("is not marked early, by a clock that is ahead, for a stranger, or for who lost the seat", async () => {
    expect([
      await send(tap({ tappedAt: new Date("2027-03-18T04:59:00Z") })),
      await send(tap({ tappedAt: minutes(63) })),
      await send(tap({ guest: randomUUID() })),
      await send(tap({ kind: "startup" })),
      await markPresence(database.db, desk, "nowhere", tap(), evening),
    ]).toEqual(["early", "clock", "gone", "gone", "gone"]);
    const before = await state();
    await database.db.transaction((tx) => leaveAllSessions(tx, investor.viewer.id, evening));
    expect(await send(tap({ tappedAt: minutes(59) }))).toBe("gone");
    expect(await state()).toEqual(before);
  });

  test("is marked for a startup with a place", async () => {
    const { db } = database;
    const lead = await aLead(db, { form: "pitch-application", payload: { startupName: "S" } });
    await acceptForSession(db, desk, lead, event);
    const [place] = await db.select().from(sessionPlace);
    expect(await send(tap({ kind: "startup", guest: place?.id ?? "" }))).toBe("stored");
    expect(await db.$count(sessionPresence, eq(sessionPresence.lead, lead))).toBe(1);
  });
});
