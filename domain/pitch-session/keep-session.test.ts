import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { onBothEngines } from "../../e2e/both-engines.ts";
import { aLead, aPerson } from "../../e2e/peers/viewers.ts";
import type { Database, Db } from "../../platform/db/database.server.ts";
import { contentRevision } from "../content/content.table.ts";
import type { Event } from "../content/content.ts";
import { deleteRecord } from "../content/delete-record.server.ts";
import { changeRecord, undoRevision } from "../content/edit.server.ts";
import type { Saved } from "../content/editing.ts";
import { publishDue } from "../content/publish-due.server.ts";
import { recordStateOf } from "../content/record-state.server.ts";
import type { Actor } from "../person/actor.ts";
import { startTurn } from "../session-day/clock.server.ts";
import { placesInOrder } from "../session-day/order.server.ts";
import { markPresence } from "../session-day/presence.server.ts";
import { closeSession } from "../session-record/close.server.ts";
import { reserveSeat } from "../session-seat/reserve.server.ts";
import { sessionGuest } from "../session-seat/session-seat.table.ts";
import { answerApplication } from "./answer.server.ts";
import { keepingPeople, whyKept } from "./keep-session.server.ts";
import { acceptForSession } from "./session-place.server.ts";

const now = new Date("2026-11-02T10:00:00Z");
const refused = { status: "refused", problems: [{ path: "", code: "hasPeople" }] };
const saved = { status: "saved" };

onBothEngines("a session with people in it", (open) => {
  let database: Database;
  let db: Db;
  let desk: Actor;
  beforeAll(async () => {
    database = await open();
    db = database.db;
    desk = await aPerson(db, "admin");
  });
  afterAll(() => database.close());

  const event = (id: string, startsOn: string | null, capacity: number | null = null): Event => ({
    ...{ kind: "event", id, name: { en: id, fr: id }, startsOn, endsOn: null, startTime: "18:00", endTime: null },
    ...{ place: null, applicationsCloseOn: null, format: "quarterly", capacity, selected: null, pitched: null },
    confirm: false,
  });
  const named = (id: string) => ({ kind: "event", id }) as const;
  const stateOf = (id: string) => recordStateOf(db, named(id));
  const publish = async (id: string, startsOn: string | null, capacity: number | null = null, at = now) => {
    const { base, published } = await stateOf(id);
    const change = {
      record: event(id, startsOn, capacity),
      name: named(id),
      base: published && base,
      when: "now",
    } as const;
    return keepingPeople(db, named(id), (tx) => changeRecord(tx, desk, change), at);
  };
  const publishLater = async (id: string, startsOn: string | null, capacity: number | null = null) => {
    const change = { record: event(id, startsOn, capacity), name: named(id), base: (await stateOf(id)).base };
    await changeRecord(db, desk, { ...change, when: new Date(Date.now() + 60_000) });
    await db.update(contentRevision).set({ publishAt: new Date() }).where(eq(contentRevision.recordId, id));
    await publishDue(db, keepingPeople);
    return (await stateOf(id)).draft?.problem;
  };
  const remove = async (id: string) => {
    const { base } = await stateOf(id);
    return keepingPeople(db, named(id), (tx) => deleteRecord(tx, desk, named(id), base));
  };
  const undo = (id: string, made: Saved) =>
    keepingPeople(db, named(id), (tx) =>
      undoRevision(tx, desk, named(id), "revision" in made ? made.revision : crypto.randomUUID()),
    );
  const apply = (session: string, email = "founder@a.example") =>
    aLead(db, { form: "pitch-application", email, payload: { startupName: "Marmelade", session } });

  const comes = {
    "an investor": async (id: string) => reserveSeat(db, await aPerson(db, "investor", { verdict: "yes" }), id, now),
    "a startup with a place": async (id: string) =>
      acceptForSession(db, desk, await apply(id, `${id}@a.example`), event(id, "2027-03-18")),
    "a startup that waits for its answer": (id: string) => apply(id, `${id}@a.example`),
  };

  test.each(Object.entries(comes))("keeps its record and its date: %s", async (who, come) => {
    const id = `kept-${who.replaceAll(" ", "-")}`;
    await publish(id, null);
    const dated = await publish(id, "2027-03-18");
    expect(await whyKept(db, id, now)).toBeNull();
    await come(id);
    expect(await whyKept(db, id, now)).toBe("hasPeople");
    expect(await remove(id)).toEqual(refused);
    expect(await publish(id, null)).toEqual(refused);
    expect(await undo(id, dated)).toEqual(refused);
    expect(await publishLater(id, null)).toBe("hasPeople");
    expect((await stateOf(id)).published).toMatchObject({ startsOn: "2027-03-18" });
    expect(await publish(id, "2027-03-25")).toMatchObject(saved);
    expect(await publishLater(id, "2027-04-01")).toBeUndefined();
    expect((await stateOf(id)).published).toMatchObject({ startsOn: "2027-04-01" });
  });

  test("keeps as many places as it has given: published at once, on a date or undone", async () => {
    const id = "two-given";
    await publish(id, "2027-03-18", 1);
    const more = await publish(id, "2027-03-18", 8);
    for (const name of ["one", "two"])
      await acceptForSession(db, desk, await apply(id, `${name}@b.example`), event(id, "2027-03-18", 8));
    const tooFew = { status: "refused", problems: [{ path: "capacity", code: "placesGiven", limit: 2 }] };
    expect(await publish(id, "2027-03-18", 1)).toEqual(tooFew);
    expect(await undo(id, more)).toEqual(tooFew);
    expect(await publishLater(id, "2027-03-18", 1)).toBe("capacity placesGiven");
    expect((await stateOf(id)).published).toMatchObject({ capacity: 8 });
    for (const capacity of [2, null]) expect(await publish(id, "2027-03-18", capacity)).toMatchObject(saved);
  });

  const evening = new Date("2027-03-18T17:30:00Z");
  const nextDay = new Date("2027-03-19T09:00:00Z");
  const held = {
    "somebody was present": async (id: string) => {
      await reserveSeat(db, await aPerson(db, "investor", { verdict: "yes" }), id, now);
      const [seated] = await db.select().from(sessionGuest).where(eq(sessionGuest.session, id));
      const tap = { guest: seated?.id ?? "", kind: "investor", present: true, tap: crypto.randomUUID() } as const;
      return markPresence(db, desk, id, { ...tap, tappedAt: evening }, evening);
    },
    "a turn has begun": async (id: string) => {
      await acceptForSession(db, desk, await apply(id, `${id}@c.example`), event(id, "2027-03-18"));
      const [turn] = await placesInOrder(db, id, now);
      return startTurn(db, desk, { session: id, place: turn?.place ?? "", press: "start" }, evening);
    },
    "it is closed": (id: string) =>
      closeSession(
        db,
        desk,
        { session: { ...event(id, null), startsOn: "2027-03-18" }, pitched: [], answer: null },
        new Date("2027-03-30T09:00:00Z"),
      ),
  };

  test.each(Object.entries(held))("keeps its day once it has taken place: %s", async (what, hold) => {
    const id = `held-${what.replaceAll(" ", "-")}`;
    await publish(id, "2027-03-18");
    expect(await hold(id)).toBe("stored");
    const tookPlace = { status: "refused", problems: [{ path: "startsOn", code: "tookPlace" }] };
    expect(await publish(id, "2028-03-18", null, nextDay)).toEqual(tookPlace);
    expect(await whyKept(db, id, nextDay)).toBe(what === "it is closed" ? "tookPlace" : "hasPeople");
    expect((await stateOf(id)).published).toMatchObject({ startsOn: "2027-03-18" });
    expect(await publish(id, "2027-03-18", 9, nextDay)).toMatchObject(saved);
  });

  test("moves after its day if nobody was there", async () => {
    await publish("snow", "2027-03-18");
    await reserveSeat(db, await aPerson(db, "investor", { verdict: "yes" }), "snow", now);
    expect(await publish("snow", "2027-04-15", null, nextDay)).toMatchObject(saved);
  });

  test("goes once every application is answered, and without anybody at any time", async () => {
    for (const id of ["answered", "empty"]) await publish(id, "2027-03-18");
    const lead = await apply("answered");
    await answerApplication(db, desk, { lead, reason: "early", line: "" }, now);
    expect([await publish("answered", null), await remove("answered"), await remove("empty")]).toMatchObject([
      ...[saved, saved, saved],
    ]);
  });
});
