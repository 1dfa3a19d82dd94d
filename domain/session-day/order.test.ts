import { randomUUID } from "node:crypto";
import { asc, eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { emailContext } from "../../e2e/emails.ts";
import { onBothEngines } from "../../e2e/both-engines.ts";
import { aLead, aPerson } from "../../e2e/peers/viewers.ts";
import type { Database } from "../../platform/db/database.server.ts";
import { job } from "../../platform/jobs/job.table.ts";
import type { Event } from "../content/content.ts";
import { contentRecord } from "../content/content.table.ts";
import { lead } from "../lead/lead.table.ts";
import { notification } from "../notification/notification.table.ts";
import type { Actor } from "../person/actor.ts";
import { agreeFee } from "../pitch-session/participation-fee.server.ts";
import { startup } from "../person/startup.table.ts";
import { pitchApplication } from "../pitch-session/pitch-application.table.ts";
import { acceptForSession, placesOf, takePlaceBack } from "../pitch-session/session-place.server.ts";
import { sessionPlace } from "../pitch-session/session-place.table.ts";
import { close } from "../seat/change.server.ts";
import { cancelSession } from "../session-seat/desk.server.ts";
import { followRecords } from "../session-seat/follow-records.server.ts";
import { lockPlan } from "../session-seat/plan.server.ts";
import { reserveSeat } from "../session-seat/reserve.server.ts";
import { sessionGuest } from "../session-seat/session-seat.table.ts";
import { ownWishes } from "../session-wish/own.server.ts";
import { founderProfile } from "../startup/founder-profile.table.ts";
import { movePlace, orderOf, planOfSession, sendOrder, setPace } from "./order.server.ts";
import { ownTurn } from "./own-turn.server.ts";
import { turnEmails } from "./session-day.emails.server.ts";
import { turnInMail } from "./turn-mails.server.ts";
import { startTurn } from "./clock.server.ts";
import { mailMoves } from "./move.server.ts";
import { notifyOfMoves } from "./notify-moves.server.ts";
import { markPresence } from "./presence.server.ts";
import { remindFounders } from "./remind.server.ts";
import { sessionTurn } from "./session-day.table.ts";
import { withdrawTurns } from "./withdraw.server.ts";
import { displayedField } from "../edit-conflict/edit-conflict.ts";

const now = new Date("2027-03-02T10:00:00Z");

onBothEngines("the order of a session", (open) => {
  let database: Database;
  let desk: Actor;
  let count = 0;
  beforeAll(async () => {
    database = await open();
    desk = await aPerson(database.db, "admin");
  });
  afterAll(() => database.close());

  const change = (data: Event) =>
    database.db
      .insert(contentRecord)
      .values({ kind: "event", id: data.id, position: 0, data })
      .onConflictDoUpdate({ target: [contentRecord.kind, contentRecord.id], set: { data } });

  async function aSession(startups: number, more: Partial<Event> = {}) {
    const id = `ordered-${(count += 1)}`;
    const event: Event = {
      ...{ kind: "event", id, name: { en: id, fr: id }, startsOn: "2027-03-18", endsOn: null, startTime: "18:00" },
      ...{ endTime: null, place: null, applicationsCloseOn: null, format: "quarterly", capacity: null },
      ...{ selected: null, pitched: null, confirm: false },
      ...more,
    };
    await change(event);
    const founders = [];
    for (let index = 0; index < startups; index += 1) founders.push(await place(event));
    return { event, founders };
  }

  async function place(event: Event) {
    const founder = await aPerson(database.db, "founder");
    return { founder, lead: await placeOf(founder, event) };
  }

  async function placeOf(founder: Actor, event: Event) {
    const { db } = database;
    const sent = await aLead(db, { form: "pitch-application", payload: { startupName: `S ${(count += 1)}` } });
    const startup = founder.viewer.startup?.id ?? "";
    await db.insert(pitchApplication).values({
      ...{
        lead: sent,
        founder: startup,
        session: event.id,
        scan: randomUUID(),
        score: 80,
        plan: "visible",
        feeText: "",
      },
    });
    await acceptForSession(db, desk, sent, event);
    return sent;
  }

  const order = async (event: Event) => orderOf(database.db, desk, event, now);
  const mailsTo = async ({ viewer }: Actor) =>
    (await database.db.select().from(job).where(eq(job.key, viewer.email)).orderBy(asc(job.seq)))
      .map(({ data }) => data as { letter: string; lang: "fr"; place: string; sequence: number })
      .filter(({ letter }) => letter.startsWith("session-turn-"));
  const named = async (founder: Actor) =>
    (await mailsTo(founder)).map(({ letter, sequence }) => `${letter.replace("session-turn-", "")} ${sequence}`);
  const send = (event: Event) => sendOrder(database.db, desk, event.id, now);
  const turnOf = (founder: Actor, event: Event) =>
    ownTurn(database.db, founder, [{ ...event, name: event.name.en }], now);
  const timeOf = async (founder: Actor, event: Event) =>
    (await turnOf(founder, event))?.startsAt.toISOString().slice(11, 16);

  test("100 presses mail each founder once; then only whose start moves by five minutes", async () => {
    const { event, founders } = await aSession(3);
    const [a, b, c] = founders;
    if (!a || !b || !c) throw new Error("three");
    expect(await timeOf(b.founder, event)).toBeUndefined();
    const answers = await Promise.all(Array.from({ length: 100 }, () => send(event)));
    expect(new Set(answers.map((each) => JSON.stringify(each)))).toEqual(
      new Set([JSON.stringify({ status: "stored", mailed: 3, changed: 0, elsewhere: 0 })]),
    );
    for (const { founder } of founders) expect(await named(founder)).toEqual(["first 0"]);
    expect([await timeOf(a.founder, event), await timeOf(c.founder, event)]).toEqual(["17:00", "17:24"]);

    const places = (await order(event)).turns.map((turn) => turn.place);
    const up = { session: event.id, place: places[2] ?? "", to: 2 };
    expect([await movePlace(database.db, desk, up, now), await movePlace(database.db, desk, up, now)]).toEqual([
      "stored",
      "stored",
    ]);
    expect(await order(event)).toMatchObject({ mailed: 3, changed: 2, news: 2 });
    expect(await timeOf(c.founder, event)).toBe("17:24");
    // The number shown belongs to the time that was sent, not to the draft.
    expect(await turnOf(c.founder, event)).toMatchObject({ position: 3 });
    await Promise.all(Array.from({ length: 20 }, () => send(event)));
    expect([await named(a.founder), await named(b.founder), await named(c.founder)]).toEqual([
      ["first 0"],
      ["first 0", "moved 1"],
      ["first 0", "moved 1"],
    ]);
    expect(await turnOf(c.founder, event)).toMatchObject({ position: 2, pitch: 5, questions: 5 });

    // Delays of two or four minutes are not mailed; only the new fourth startup gets a mail.
    const d = await place(event);
    const pace = { pitch: 5, questions: 5, change: 4, breakAfter: null, breakMinutes: 0 };
    expect(await setPace(database.db, desk, event.id, pace, now)).toBe("stored");
    expect(await send(event)).toEqual({ status: "stored", mailed: 4, changed: 0, elsewhere: 0 });
    expect(await named(d.founder)).toEqual(["first 0"]);
    expect(await timeOf(d.founder, event)).toBe("17:42");
  });

  test("an old tab mails no order, time, pace, venue or startup that it didn't show", async () => {
    const { event, founders } = await aSession(2, { place: { en: "Paris", fr: "Paris" } });
    const press = async (shown: string) => (await sendOrder(database.db, desk, event.id, now, shown)).status;
    const first = (await order(event)).turns[0]?.place ?? "";
    const pace = { pitch: 6, questions: 5, change: 2, breakAfter: null, breakMinutes: 0 };
    const changes = [
      () => movePlace(database.db, desk, { session: event.id, place: first, to: 2 }, now),
      () => setPace(database.db, desk, event.id, pace, now),
      () => change(Object.assign(event, { startTime: "19:00" })),
      () => change(Object.assign(event, { place: { en: "Lyon", fr: "Lyon" } })),
      () => place(event),
    ];
    for (const make of changes) {
      const { shown } = await order(event);
      await make();
      expect(await press(shown)).toBe("overtaken");
    }
    for (const { founder } of founders) expect(await named(founder)).toEqual([]);
    const { shown } = await order(event);
    expect([await press(shown), await press(shown)]).toEqual(["stored", "stored"]);
    for (const { founder } of founders) expect(await named(founder)).toEqual(["first 0"]);
  });

  test("an old tab changes of the pace what it changed, and asks where somebody else changed it", async () => {
    const { event } = await aSession(1);
    const pace = { pitch: 5, questions: 5, change: 2, breakAfter: null, breakMinutes: 0 };
    const set = (more: object, sent?: Record<string, string>) =>
      setPace(database.db, desk, event.id, { ...pace, ...more, ...(sent && { sent }) }, now);
    await set({});
    const sent = { [displayedField]: (await order(event)).shownPace };
    await set({ breakAfter: 4, breakMinutes: 10 });
    expect(await set({ pitch: 6 }, sent)).toBe("stored");
    expect((await order(event)).pace).toEqual({ ...pace, pitch: 6, breakAfter: 4, breakMinutes: 10 });
    expect(await set({ pitch: 7 }, sent)).toMatchObject({ overtaken: [{ name: "pitch", typed: "7", saved: "6" }] });
  });

  test("a changed length is mailed on the next press, once; until then the length that was sent is shown", async () => {
    const { event, founders } = await aSession(2);
    const [a, b] = founders.map(({ founder }) => founder);
    if (!a || !b) throw new Error("two");
    await send(event);
    const pace = { pitch: 4, questions: 5, change: 3, breakAfter: null, breakMinutes: 0 };
    await setPace(database.db, desk, event.id, pace, now);
    expect(await order(event)).toMatchObject({ mailed: 2, changed: 2, elsewhere: 0, news: 2 });
    expect((await order(event)).turns.map(({ isNewTime }) => isNewTime)).toEqual([false, false]);
    expect(await turnOf(b, event)).toMatchObject({ pitch: 5, questions: 5 });
    await Promise.all(Array.from({ length: 20 }, () => send(event)));
    expect([await named(a), await named(b)]).toEqual([
      ["first 0", "moved 1"],
      ["first 0", "moved 1"],
    ]);
    expect(await turnOf(b, event)).toMatchObject({ pitch: 4, questions: 5 });
    expect(await order(event)).toMatchObject({ mailed: 2, changed: 0, news: 0 });
  });

  test("a new day of the session is mailed once to who knows a start, and no old day is shown or reminded of", async () => {
    const { event, founders } = await aSession(2);
    const [a, b] = founders;
    if (!a || !b) throw new Error("two");
    await send(event);
    const late = await place(event);
    const moved = { ...event, startsOn: "2027-03-25" };
    await change(moved);
    await database.db.transaction(async (tx) => lockPlan(tx, event.id, now));
    expect(await turnOf(a.founder, moved)).toBeNull();
    await Promise.all(Array.from({ length: 20 }, () => mailMoves(database.db, now)));
    expect([await named(a.founder), await named(b.founder), await named(late.founder)]).toEqual([
      ["first 0", "moved 1"],
      ["first 0", "moved 1"],
      [],
    ]);
    expect((await turnOf(a.founder, moved))?.startsAt.toISOString()).toBe("2027-03-25T17:00:00.000Z");
    await remindFounders(database.db, new Date("2027-03-18T09:00:00Z"));
    expect(await named(a.founder)).toEqual(["first 0", "moved 1", "week 1"]);
  });

  test("a session that moves after its day is mailed to who knows a start, shown and reminded of", async () => {
    const { event, founders } = await aSession(1);
    const founder = founders[0]?.founder ?? desk;
    await send(event);
    const moved = { ...event, startsOn: "2027-04-15" };
    await change(moved);
    const over = new Date("2027-03-28T07:00:00Z");
    await mailMoves(database.db, over);
    await notifyOfMoves(database.db, over);
    expect(await named(founder)).toEqual(["first 0", "moved 1"]);
    const seen = await database.db.select().from(notification).where(eq(notification.person, founder.viewer.id));
    expect(seen.filter(({ data }) => data["state"] === "moved")).toMatchObject([{ mailedAt: expect.any(Date) }]);
    expect((await turnOf(founder, moved))?.startsAt).toEqual(new Date("2027-04-15T16:00:00Z"));
    await remindFounders(database.db, new Date("2027-04-14T09:00:00Z"));
    expect(await named(founder)).toEqual(["first 0", "moved 1", "eve 1"]);
  });

  test("a session that took place and was moved by mistake is set back with its record, and told once", async () => {
    const { event, founders } = await aSession(1);
    const [a] = founders;
    if (!a) throw new Error("one");
    const { db } = database;
    const investor = await aPerson(db, "investor", { verdict: "yes" });
    await reserveSeat(db, investor, event.id, now);
    await send(event);
    const [guest] = await db.select().from(sessionGuest).where(eq(sessionGuest.session, event.id));
    const [evening, nextDay] = [new Date("2027-03-18T18:00:00Z"), new Date("2027-03-19T09:00:00Z")];
    const tap = { guest: guest?.id ?? "", kind: "investor", present: true, tap: randomUUID() } as const;
    await markPresence(db, desk, event.id, { ...tap, tappedAt: evening }, evening);
    const follow = async () => {
      for (const follows of [followRecords, mailMoves, notifyOfMoves])
        await Promise.all([follows(db, nextDay), follows(db, nextDay)]);
    };
    const seatMails = async () =>
      (await db.select().from(job).where(eq(job.key, investor.viewer.email))).map(
        ({ data }) => (data as { letter: string }).letter,
      );
    const bell = async () =>
      (await db.select().from(notification).where(eq(notification.person, a.founder.viewer.id)))
        .filter(({ data }) => data["state"] === "moved")
        .map(({ data }) => data["day"]);
    await change({ ...event, startsOn: "2028-03-18" });
    await follow();
    expect(await seatMails()).toEqual(["session-seat-seat", "session-seat-moved"]);
    expect(await named(a.founder)).toEqual(["first 0", "moved 1"]);
    await change(event);
    await follow();
    await follow();
    expect(await planOfSession(db, event.id)).toMatchObject({
      startsOn: "2027-03-18",
      startsAt: new Date("2027-03-18T17:00:00Z"),
    });
    expect(await seatMails()).toEqual(["session-seat-seat", "session-seat-moved", "session-seat-moved"]);
    expect(await named(a.founder)).toEqual(["first 0", "moved 1", "moved 2"]);
    expect((await bell()).toSorted()).toEqual(["2027-03-18", "2028-03-18"]);
    expect((await ownWishes(db, investor, { ...event, startsOn: "2027-03-18" }, nextDay))?.isPresent).toBe(true);
    const [turn] = await db.select().from(sessionTurn).where(eq(sessionTurn.session, event.id));
    expect(turn?.toldStart).toEqual(new Date("2027-03-18T17:00:00Z"));
  });

  test("a session to come whose record gets a day of the past by mistake tells nobody", async () => {
    const { event, founders } = await aSession(1);
    const investor = await aPerson(database.db, "investor", { verdict: "yes" });
    await reserveSeat(database.db, investor, event.id, now);
    await send(event);
    await change({ ...event, startsOn: "2026-03-18" });
    for (const follows of [followRecords, mailMoves, notifyOfMoves]) await follows(database.db, now);
    expect(await named(founders[0]?.founder ?? investor)).toEqual(["first 0"]);
    expect(await planOfSession(database.db, event.id)).toMatchObject({ startsOn: "2027-03-18" });
    expect(await database.db.$count(job, eq(job.key, investor.viewer.email))).toBe(1);
  });

  test("a new day whose start has passed is in the bell and not marked as mailed, because no e-mail leaves", async () => {
    const { event, founders } = await aSession(1);
    const founder = founders[0]?.founder ?? desk;
    await send(event);
    await change({ ...event, startsOn: "2027-03-02", startTime: "10:00" });
    await mailMoves(database.db, now);
    await notifyOfMoves(database.db, now);
    expect(await named(founder)).toEqual(["first 0"]);
    const seen = await database.db.select().from(notification).where(eq(notification.person, founder.viewer.id));
    expect(seen.filter(({ data }) => data["state"] === "moved")).toMatchObject([{ mailedAt: null }]);
  });

  test("each new day of a session is in the bell of everybody in a startup with a place once, mailed or not", async () => {
    const { event, founders } = await aSession(1);
    const told = founders[0]?.founder ?? desk;
    await send(event);
    const seat = { id: told.viewer.startup?.id ?? "", role: "reader" } as const;
    const reader = await aPerson(database.db, "founder", { seat });
    const [late, lost] = [await place(event), await place(event)];
    const second = await aLead(database.db, { form: "pitch-application", email: late.founder.viewer.email });
    await acceptForSession(database.db, desk, second, event);
    await takePlaceBack(database.db, desk, lost.lead, { session: event.id });
    const days = async ({ viewer }: Actor) =>
      (await database.db.select().from(notification).where(eq(notification.person, viewer.id)))
        .toSorted((a, b) => a.notifiedAt.getTime() - b.notifiedAt.getTime())
        .flatMap(({ data, mailedAt }) => (data["state"] === "moved" ? [`${data["day"]} ${mailedAt !== null}`] : []));
    const everybody = async () => [await days(told), await days(reader), await days(late.founder)];
    const moveTo = async (startsOn: string) => {
      await change({ ...event, startsOn });
      await mailMoves(database.db, now);
      await Promise.all(Array.from({ length: 20 }, () => notifyOfMoves(database.db, now)));
    };
    await moveTo("2027-03-18");
    expect(await everybody()).toEqual([[], [], []]);
    await moveTo("2027-03-25");
    expect(await everybody()).toEqual([["2027-03-25 true"], ["2027-03-25 false"], ["2027-03-25 false"]]);
    await moveTo("2027-03-18");
    await moveTo("2027-03-25");
    expect(await days(late.founder)).toEqual(["2027-03-25 false", "2027-03-18 false", "2027-03-25 false"]);
    expect(await days(lost.founder)).toEqual([]);
    await moveTo("2027-03-01");
    await cancelSession(database.db, desk, event.id, { reason: "Snow" }, new Date("2027-02-01T10:00:00Z"));
    await moveTo("2027-03-26");
    expect(await days(told)).toHaveLength(3);
  });

  test("other hours or another place of the session are mailed once to who knows a start, without the draft", async () => {
    const { event, founders } = await aSession(2, { place: { en: "Lattes", fr: "Lattes" } });
    const [a, b] = founders.map(({ founder }) => founder);
    if (!a || !b) throw new Error("two");
    await send(event);
    const late = await place(event);
    const second = (await order(event)).turns[1]?.place ?? "";
    await movePlace(database.db, desk, { session: event.id, place: second, to: 1 }, now);
    const follow = () => Promise.all(Array.from({ length: 20 }, () => mailMoves(database.db, now)));
    const told = async () => [await named(a), await named(b), await named(late.founder)];
    await follow();
    expect(await told()).toEqual([["first 0"], ["first 0"], []]);

    const elsewhere = { en: "Montpellier", fr: "Montpellier" };
    const moved = { ...event, startTime: "19:00", place: elsewhere };
    await change(moved);
    await follow();
    expect(await told()).toEqual([["first 0", "moved 1"], ["first 0", "moved 1"], []]);
    expect([await timeOf(a, moved), await timeOf(b, moved)]).toEqual(["18:00", "18:12"]);
    expect(await written(a)).toEqual([null, "REQUEST SEQUENCE:1"]);
    expect(await order(moved)).toMatchObject({ mailed: 2, changed: 2, elsewhere: 0 });

    await change({ ...moved, place: event.place });
    await follow();
    const again = ["first 0", "moved 1", "place 2"];
    expect(await told()).toEqual([again, again, []]);
    expect([await timeOf(a, moved), await timeOf(b, moved)]).toEqual(["18:00", "18:12"]);

    // Three minutes are not mailed; three more are, because six minutes then lie between.
    await change({ ...event, startTime: "19:03" });
    await follow();
    expect(await told()).toEqual([again, again, []]);
    await change({ ...event, startTime: "19:06" });
    await follow();
    expect(await told()).toEqual([[...again, "moved 3"], [...again, "moved 3"], []]);
    expect(await timeOf(b, event)).toBe("18:18");
  });

  test("a reminder names the new hours, whichever server follows the session first", async () => {
    const { event, founders } = await aSession(1);
    const founder = founders[0]?.founder ?? desk;
    await send(event);
    await change({ ...event, startTime: "19:00" });
    const eve = new Date("2027-03-17T09:00:00Z");
    await Promise.all(Array.from({ length: 20 }, () => remindFounders(database.db, eve)));
    expect(await named(founder)).toEqual(["first 0", "moved 1"]);
    expect(await timeOf(founder, event)).toBe("18:00");
  });

  test("a session whose hours are taken off shows and reminds of no start until it has hours again", async () => {
    const { event, founders } = await aSession(1);
    const founder = founders[0]?.founder ?? desk;
    await send(event);
    const remind = () => remindFounders(database.db, new Date("2027-03-11T09:00:00Z"));
    await change({ ...event, startTime: null });
    await remind();
    await mailMoves(database.db, now);
    expect(await named(founder)).toEqual(["first 0", "unset 1"]);
    expect(await turnOf(founder, event)).toBeNull();
    await change(event);
    await remind();
    await mailMoves(database.db, now);
    expect(await named(founder)).toEqual(["first 0", "unset 1", "moved 2"]);
    expect(await timeOf(founder, event)).toBe("17:00");
  });

  test("hours that are taken off leave the calendars that took them, and come back moved by as much as the session", async () => {
    const { event, founders } = await aSession(2);
    const founder = founders[1]?.founder ?? desk;
    await send(event);
    expect(await timeOf(founder, event)).toBe("17:12");
    await change({ ...event, startTime: null });
    await Promise.all([mailMoves(database.db, now), mailMoves(database.db, now)]);
    expect(await written(founder)).toEqual([null, "CANCEL SEQUENCE:1"]);
    await change({ ...event, startTime: "19:00" });
    await mailMoves(database.db, now);
    expect(await written(founder)).toEqual([null, null, "REQUEST SEQUENCE:2"]);
    expect(await timeOf(founder, event)).toBe("18:12");
  });

  test("a place that is lost after the session's hours still leaves the calendar", async () => {
    const { event, founders } = await aSession(2);
    const [a, b] = founders;
    if (!a || !b) throw new Error("two");
    await send(event);
    await change({ ...event, startTime: null });
    await mailMoves(database.db, now);
    await takePlaceBack(database.db, desk, a.lead, { session: event.id });
    await withdrawTurns(database.db, now);
    await cancelSession(database.db, desk, event.id, { reason: "Snow" }, now);
    await withdrawTurns(database.db, now);
    expect(await written(a.founder)).toEqual([null, null, "CANCEL SEQUENCE:2"]);
    expect(await written(b.founder)).toEqual([null, null, "CANCEL SEQUENCE:2"]);
  });

  test("an unconfirmed place keeps its position, marked", async () => {
    const { event, founders } = await aSession(2);
    await agreeFee(database.db, desk, founders[1]?.lead ?? "", { session: event.id, amount: 30_000 });
    expect((await order(event)).turns.map(({ isConfirmed }) => isConfirmed)).toEqual([false, true]);
  });

  test("a startup that closes frees its place at a session to come, and leaves the past as it was", async () => {
    const { event, founders } = await aSession(2);
    const [a, b] = founders;
    if (!a || !b) throw new Error("two");
    const { db } = database;
    const profile = { user_id: a.founder.viewer.startup?.id ?? "", startup_name: "Halage" };
    await db.insert(founderProfile).values({ id: randomUUID(), ...profile });
    await db.update(lead).set({ email: a.founder.viewer.email }).where(eq(lead.id, a.lead));
    const over = await aSession(0, { startsOn: "2020-03-18" });
    const past = await placeOf(a.founder, over.event);
    await send(event);
    expect(await close(db, a.founder, "Halage")).toEqual({ status: "closed" });
    await withdrawTurns(db, now);
    expect([...(await placesOf(db, desk, [a.lead, b.lead, past])).keys()].toSorted()).toEqual(
      [b.lead, past].toSorted(),
    );
    expect([await named(a.founder), await named(b.founder)]).toEqual([["first 0", "withdrawn 1"], ["first 0"]]);
  });

  test("a founder who loses the turn is told once, with the entry that takes it from the calendar", async () => {
    const { event, founders } = await aSession(3);
    const [a, b, c] = founders;
    if (!a || !b || !c) throw new Error("three");
    await send(event);
    await takePlaceBack(database.db, desk, a.lead, { session: event.id });
    await Promise.all([1, 2, 3].map(() => withdrawTurns(database.db, now)));
    expect(await named(a.founder)).toEqual(["first 0", "withdrawn 1"]);
    expect(await send(event)).toEqual({ status: "stored", mailed: 2, changed: 2, elsewhere: 0 });
    expect(await written(a.founder)).toEqual([null, "CANCEL SEQUENCE:1"]);
    expect(await written(b.founder)).toEqual([null, "REQUEST SEQUENCE:1"]);
    await cancelSession(database.db, desk, event.id, { reason: "Snow" }, now);
    expect(await send(event)).toEqual({ status: "cancelled" });
    await Promise.all([1, 2, 3].map(() => withdrawTurns(database.db, now)));
    expect(await written(b.founder)).toEqual([null, null, "CANCEL SEQUENCE:2"]);
    expect(await turnOf(b.founder, event)).toBeNull();
  });

  test("a mail about a turn knows whether the place is only held, and who has no cockpit to open", async () => {
    const { db } = database;
    const { event, founders } = await aSession(1);
    const lead = await aLead(db, { form: "pitch-application", payload: { startupName: "Publique" } });
    await acceptForSession(db, desk, lead, event);
    await send(event);
    const inMails = async () => {
      const places = (await order(event)).turns.map(({ place: id }) => id);
      return Promise.all(places.map((id) => turnInMail(db, id, now)));
    };
    expect(await inMails()).toMatchObject([
      { isConfirmed: false, hasAccount: true },
      { isConfirmed: false, hasAccount: false },
    ]);
    await agreeFee(db, desk, founders[0]?.lead ?? "", { session: event.id, amount: 30_000 });
    expect(await inMails()).toMatchObject([{ isConfirmed: true }, { isConfirmed: false }]);
  });

  /** Returns each mail's calendar method and sequence number, or null if the mail is no longer sent. */
  async function written(founder: Actor) {
    const mails = [];
    for (const row of await mailsTo(founder)) {
      const email = Object.values(turnEmails).find(({ name }) => name === row.letter);
      const found = await turnInMail(database.db, row.place);
      const said = await emailContext.turnOf("", "fr");
      if (!email || !found || !said) continue;
      const { sequence, lost, toldStart, isUnset } = found;
      const turnOf = async () => ({ ...said, sequence, lost, isUnset, startsAt: toldStart });
      const about = { key: founder.viewer.email, subject: null };
      const mail = await email.read(row, about)?.write({ ...emailContext, turnOf });
      const [file] = mail?.attachments ?? [];
      const content = file && "content" in file ? String(file.content) : "";
      const inCalendar = `${/METHOD:(\w+)/.exec(content)?.[1]} ${/SEQUENCE:\d+/.exec(content)?.[0]}`;
      mails.push(mail ? (file ? inCalendar : mail.subject) : null);
    }
    return mails;
  }

  test("a cancelled session is mailed once to every startup with a place, also to those without a time yet", async () => {
    const { event, founders } = await aSession(2);
    const [told, other] = founders;
    if (!told || !other) throw new Error("two");
    await send(event);
    const [late, lost] = [await place(event), await place(event)];
    const visitor = await aLead(database.db, { form: "pitch-application", lang: "en", payload: { startupName: "V" } });
    await acceptForSession(database.db, desk, visitor, event);
    await takePlaceBack(database.db, desk, lost.lead, { session: event.id });
    const elsewhere = (await aSession(1)).founders[0]?.founder;
    if (!elsewhere) throw new Error("one");
    await withdrawTurns(database.db, now);
    expect(await named(late.founder)).toEqual([]);
    await cancelSession(database.db, desk, event.id, { reason: "Snow" }, now);
    await Promise.all([1, 2, 3].map(() => withdrawTurns(database.db, now)));
    await withdrawTurns(database.db, now);
    expect(await written(told.founder)).toEqual([null, "CANCEL SEQUENCE:1"]);
    expect(await written(late.founder)).toEqual(["Annulation\u00A0: S"]);
    expect([await named(lost.founder), await named(elsewhere)]).toEqual([[], []]);
    const mails = await database.db
      .select()
      .from(job)
      .where(eq(job.key, `${visitor}@startup.example`));
    expect(mails.map(({ data }) => data)).toMatchObject([
      { letter: "session-turn-withdrawn", lang: "en", sequence: 0 },
    ]);
    const notified = async ({ viewer }: Actor) =>
      (await database.db.select().from(notification).where(eq(notification.person, viewer.id))).flatMap(({ data }) =>
        data["state"] === "cancelled" ? [data["day"]] : [],
      );
    for (const { founder } of [told, other, late]) expect(await notified(founder)).toEqual(["2027-03-18"]);
    expect(await notified(lost.founder)).toEqual([]);
    const another = await aLead(database.db, { form: "pitch-application", payload: { startupName: "A" } });
    expect(await acceptForSession(database.db, desk, another, event)).toBe("cancelled");
    expect(await written(late.founder)).toEqual(["Annulation\u00A0: S"]);
  });

  test("a cancelled session is mailed to the startup's contact, whoever applied, and is in everybody's bell", async () => {
    const { event, founders } = await aSession(1);
    const applicant = founders[0]?.founder;
    if (!applicant) throw new Error("one");
    const id = applicant.viewer.startup?.id ?? "";
    const [contact, reader] = [
      await aPerson(database.db, "founder", { lang: "en", seat: { id, role: "owner" } }),
      await aPerson(database.db, "founder", { seat: { id, role: "reader" } }),
    ];
    await database.db.update(startup).set({ contact: contact.viewer.id }).where(eq(startup.id, id));
    await cancelSession(database.db, desk, event.id, { reason: "Snow" }, now);
    await withdrawTurns(database.db, now);
    expect(await mailsTo(contact)).toMatchObject([{ letter: "session-turn-withdrawn", lang: "en" }]);
    expect([await named(applicant), await named(reader)]).toEqual([[], []]);
    for (const { viewer } of [applicant, contact, reader]) {
      const told = await database.db.select().from(notification).where(eq(notification.person, viewer.id));
      expect(told.filter(({ data }) => data["state"] === "cancelled")).toHaveLength(1);
    }
  });

  test("two places of one startup at a cancelled session are one mail, or one for each entry in the calendar", async () => {
    const { event, founders } = await aSession(1);
    const [told] = founders;
    if (!told) throw new Error("one");
    await send(event);
    const again = async ({ viewer }: Actor) => {
      const payload = { startupName: "Again", session: event.id };
      const lead = await aLead(database.db, { form: "pitch-application", email: viewer.email, payload });
      // Only places given before a startup was limited to one at a session can be more.
      const given = { id: randomUUID(), leadId: lead, session: event.id, author: desk.viewer.id };
      await database.db.insert(sessionPlace).values(given);
    };
    const untold = await place(event);
    // Now `told` has two places at the session and `untold` has three.
    for (const { founder } of [told, untold, untold]) await again(founder);
    await cancelSession(database.db, desk, event.id, { reason: "Snow" }, now);
    await Promise.all(Array.from({ length: 20 }, () => withdrawTurns(database.db, now)));
    expect(await named(told.founder)).toEqual(["first 0", "withdrawn 1"]);
    expect(await named(untold.founder)).toEqual(["withdrawn 0"]);
    for (const { founder } of [told, untold]) {
      const seen = await database.db.select().from(notification).where(eq(notification.person, founder.viewer.id));
      expect(seen.filter(({ data }) => data["state"] === "cancelled")).toHaveLength(1);
    }
  });

  test("a session of the past that is cancelled later is no news", async () => {
    const { event, founders } = await aSession(1);
    await cancelSession(database.db, desk, event.id, { reason: "" }, now);
    await withdrawTurns(database.db, new Date("2027-03-19T10:00:00Z"));
    expect(await named(founders[0]?.founder ?? desk)).toEqual([]);
  });

  test("who loses a turn at a session that moved to a day without hours hears of it once the first day is over", async () => {
    const { event, founders } = await aSession(2);
    const [lost, cancelled] = founders;
    if (!lost || !cancelled) throw new Error("two");
    await send(event);
    await change({ ...event, startsOn: "2027-04-15", startTime: null });
    await mailMoves(database.db, now);
    const over = new Date("2027-03-25T10:00:00Z");
    await takePlaceBack(database.db, desk, lost.lead, { session: event.id }, over);
    await withdrawTurns(database.db, over);
    await cancelSession(database.db, desk, event.id, { reason: "Snow" }, over);
    await withdrawTurns(database.db, over);
    const told = ["first 0", "unset 1", "withdrawn 2"];
    expect([await named(lost.founder), await named(cancelled.founder)]).toEqual([told, told]);
  });

  test("a session cancelled after its start is mailed to who has a place, but not to who has pitched", async () => {
    const { event, founders } = await aSession(2);
    const [pitched, waits] = founders;
    if (!pitched || !waits) throw new Error("two");
    await send(event);
    const [first] = (await order(event)).turns;
    const evening = new Date("2027-03-18T18:00:00Z");
    for (const press of ["start", "end"] as const)
      await startTurn(database.db, desk, { session: event.id, place: first?.place ?? "", press }, evening);
    await cancelSession(database.db, desk, event.id, { reason: "The lights went out" }, evening);
    await withdrawTurns(database.db, evening);
    expect([await named(pitched.founder), await named(waits.founder)]).toEqual([
      ["first 0"],
      ["first 0", "withdrawn 1"],
    ]);
  });

  test("founders with a time are mailed a changed place on the next press, once", async () => {
    const { event, founders } = await aSession(2, { place: { en: "Lattes", fr: "Lattes" } });
    const [a, b] = founders.map(({ founder }) => founder);
    if (!a || !b) throw new Error("two");
    await send(event);
    await change({ ...event, place: { en: "Sète", fr: "Sète" } });
    expect(await order(event)).toMatchObject({ mailed: 2, changed: 0, elsewhere: 2, news: 2 });
    await Promise.all(Array.from({ length: 20 }, () => send(event)));
    expect([await named(a), await named(b)]).toEqual([
      ["first 0", "place 1"],
      ["first 0", "place 1"],
    ]);
    expect(await order(event)).toMatchObject({ mailed: 2, changed: 0, elsewhere: 0, news: 0 });
    expect(await written(a)).toEqual([null, "REQUEST SEQUENCE:1"]);
    await change({ ...event, startTime: "19:00", place: { en: "Agde", fr: "Agde" } });
    expect(await send(event)).toEqual({ status: "stored", mailed: 2, changed: 2, elsewhere: 0 });
    await change({ ...event, startTime: "19:00", place: null });
    expect(await send(event)).toEqual({ status: "stored", mailed: 2, changed: 0, elsewhere: 0 });
    expect(await named(a)).toEqual(["first 0", "place 1", "moved 2"]);
  });

  test("has no times without an hour, and is not sent without a place or once it has begun", async () => {
    const { event } = await aSession(1, { startTime: null });
    expect((await order(event)).turns[0]?.start).toBeNull();
    expect(await send(event)).toEqual({ status: "no-hour" });
    const empty = (await aSession(0)).event;
    expect(await send(empty)).toEqual({ status: "nobody" });
    const begun = (await aSession(1)).event;
    expect(await sendOrder(database.db, desk, begun.id, new Date("2027-03-18T17:00:00Z"))).toEqual({ status: "begun" });
    expect(await sendOrder(database.db, desk, "nowhere", now)).toEqual({ status: "gone" });
  });
});
