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
import { reserveSeat } from "../session-seat/reserve.server.ts";
import { startTurn } from "./clock.server.ts";
import { dayLinks, makeDayLink, openDayLink, revokeDayLink, markByLink } from "./day-link.server.ts";
import { sessionLink } from "./session-day.table.ts";
import { attendanceOf, sheetOf } from "./sheet.server.ts";

const at = (time: string) => new Date(`2027-06-10T${time}:00Z`);
const event: Event = {
  ...{
    kind: "event",
    id: "june",
    name: { en: "J", fr: "J" },
    startsOn: "2027-06-10",
    endsOn: null,
    startTime: "18:30",
  },
  ...{ endTime: "20:30", place: null, applicationsCloseOn: null, format: "quarterly", capacity: null },
  ...{ selected: null, pitched: null, confirm: false },
};

onBothEngines("the run sheet of a session", (open) => {
  let database: Database;
  let desk: Actor;
  beforeAll(async () => {
    database = await open();
    const { db } = database;
    desk = await aPerson(db, "admin");
    await db.insert(contentRecord).values({ kind: "event", id: event.id, position: 0, data: event });
    for (const startupName of ["Amarre", "Bouée", "Cabestan"])
      await acceptForSession(db, desk, await aLead(db, { form: "pitch-application", payload: { startupName } }), event);
    const investor = await aPerson(db, "investor", { verdict: "yes", email: "noe@fonds.example", lastName: "Quai" });
    await reserveSeat(db, investor, event.id, new Date("2027-05-02T10:00:00Z"));
  });
  afterAll(() => database.close());

  const sheet = (now: Date) => sheetOf(database.db, desk, event, now);
  const starts = async (now: Date) =>
    (await sheet(now)).turns.map(({ start }) => start?.toISOString().slice(11, 16)).join(" ");

  test("the clock keeps real starts, the rest shifts, and 20 presses are one", async () => {
    const [a, b] = (await sheet(at("16:00"))).turns.map(({ place }) => place);
    const press = (place: string | undefined, what: "start" | "end" | "reset", now: Date) =>
      startTurn(database.db, desk, { session: event.id, place: place ?? "", press: what }, now);
    expect(await starts(at("16:00"))).toBe("16:30 16:42 16:54");
    expect(await press(a, "start", at("04:29"))).toBe("early");
    const answers = await Promise.all(Array.from({ length: 20 }, () => press(a, "start", at("16:35"))));
    expect(answers.filter((each) => each === "stored")).toHaveLength(1);
    expect(await starts(at("16:36"))).toBe("16:35 16:47 16:59");
    expect(await press(b, "start", at("16:50"))).toBe("stored");
    expect(await sheet(at("16:51"))).toMatchObject({ on: 1, next: 2 });
    expect((await sheet(at("16:51"))).turns[0]?.endedAt).toEqual(at("16:50"));
    // A tab that still shows the first turn as not started ends nobody's pitch.
    expect([await press(a, "start", at("16:52")), (await sheet(at("16:52"))).on]).toEqual(["unchanged", 1]);
    expect([await press(b, "end", at("16:58")), await press(b, "end", at("17:30"))]).toEqual(["stored", "unchanged"]);
    expect(await starts(at("16:59"))).toBe("16:35 16:50 17:00");
    expect(await press(b, "reset", at("16:59"))).toBe("stored");
    expect([await press(randomUUID(), "start", at("16:59")), (await sheet(at("16:59"))).on]).toEqual(["gone", -1]);
  });

  test("a helper’s link works from 12 hours before to 6 after, marks who is there, and shows no address", async () => {
    const { db } = database;
    const made = await makeDayLink(db, desk, event.id, at("04:00"));
    if (made.status !== "stored") throw new Error(made.status);
    const [stored] = await db.select().from(sessionLink);
    expect(JSON.stringify(stored)).not.toContain(made.token);
    let network = 0;
    const opened = (token: string, now: Date) => openDayLink(db, { token, address: `10.1.${(network += 1)}.1` }, now);
    const states = [];
    for (const now of [at("04:29"), at("04:30"), new Date("2027-06-11T00:29:00Z"), new Date("2027-06-11T00:30:00Z")])
      states.push((await opened(made.token, now)).status);
    expect(states).toEqual(["gone", "open", "open", "gone"]);
    expect(await opened(`${made.token.slice(0, -1)}~`, at("16:00"))).toEqual({ status: "gone" });

    const link = await opened(made.token, at("16:00"));
    if (link.status !== "open") throw new Error(link.status);
    const seen = await attendanceOf(db, link.session, at("16:00"));
    expect(JSON.stringify(seen)).not.toMatch(/@/);
    const guest = seen.investors[0]?.guest ?? "";
    const tap = { guest, kind: "investor" as const, present: true, tap: randomUUID(), tappedAt: at("16:00") };
    expect(await markByLink(db, link, tap, at("16:01"))).toEqual({ status: "stored" });
    expect((await sheet(at("16:02"))).investors).toMatchObject([{ present: true }]);

    const [listed] = await dayLinks(db, desk, event.id);
    const revoke = { session: event.id, link: listed?.id ?? "" };
    expect([await revokeDayLink(db, desk, revoke), await revokeDayLink(db, desk, revoke)]).toEqual(["stored", "gone"]);
    expect(await opened(made.token, at("16:00"))).toEqual({ status: "gone" });
    expect(await db.$count(sessionLink, eq(sessionLink.session, event.id))).toBe(1);
  });

  test("a network tries 30 wrong links in ten minutes, and a right one opens there all the same", async () => {
    const { db } = database;
    const made = await makeDayLink(db, desk, event.id, at("04:00"));
    const token = made.status === "stored" ? made.token : "";
    const statuses = [];
    for (let miss = 0; miss < 32; miss += 1)
      statuses.push((await openDayLink(db, { token: randomUUID(), address: "192.0.2.7" }, at("16:00"))).status);
    expect(statuses.filter((each) => each === "gone")).toHaveLength(30);
    expect((await openDayLink(db, { token, address: "192.0.2.7" }, at("16:00"))).status).toBe("open");
    expect((await openDayLink(db, { token, address: "198.51.100.7" }, at("16:00"))).status).toBe("open");
  });

  test("a session has ten links at most that work", async () => {
    const made = await Promise.all(
      Array.from({ length: 20 }, () => makeDayLink(database.db, desk, event.id, at("04:00"))),
    );
    expect(made.filter(({ status }) => status === "many").length).toBeGreaterThanOrEqual(10);
    expect(await dayLinks(database.db, desk, event.id)).toHaveLength(10);
  });
});
