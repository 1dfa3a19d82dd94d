import { asc, eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { emailContext, emailSetting } from "../../e2e/emails.ts";
import { onBothEngines } from "../../e2e/both-engines.ts";
import { seeded } from "../../e2e/faults/check.ts";
import { aPerson, signedIn } from "../../e2e/peers/viewers.ts";
import type { Database } from "../../platform/db/database.server.ts";
import { job } from "../../platform/jobs/job.table.ts";
import { createLog } from "../../platform/log/log.server.ts";
import { NotAllowed } from "../audit/not-allowed.ts";
import { contentRecord } from "../content/content.table.ts";
import type { Event } from "../content/content.ts";
import { mailWork } from "../delivery/mail-work.server.ts";
import { emailQueues } from "../delivery/queues.server.ts";
import { decideOnInvestor } from "../investor/approval.server.ts";
import { blockPerson } from "../person/block.server.ts";
import { erase } from "../privacy/erase.server.ts";
import type { Actor } from "../person/actor.ts";
import { withoutCancelled } from "./cancelled.server.ts";
import { cancelSession, countSeatsToGive, guestsOf, seatNow, setSeats } from "./desk.server.ts";
import { guestInMail } from "./guest.server.ts";
import { seatsOf, ownSeat } from "./own.server.ts";
import { freeingSeats } from "./keep-in-line.server.ts";
import { shownSession } from "./plan.server.ts";
import { leaveAllSessions, leaveByLink, leaveSeat, reserveSeat } from "./reserve.server.ts";
import { remindGuests } from "./remind.server.ts";
import { seatLimits, seatState } from "./session-seat.ts";
import { guestEmails } from "./session-seat.emails.server.ts";
import { sessionGuest, sessionSeat } from "./session-seat.table.ts";
import { followRecords } from "./follow-records.server.ts";

const now = new Date("2026-11-02T10:00:00Z");
const event = (id: string, more: Partial<Event> = {}): Event => ({
  kind: "event",
  id,
  name: { en: `Session ${id}`, fr: `Session ${id}` },
  ...{ startsOn: "2027-03-18", endsOn: "2027-03-18", startTime: "18:00", endTime: "21:00" },
  ...{ place: null, applicationsCloseOn: null, format: "quarterly", capacity: 8, selected: null, pitched: null },
  confirm: false,
  ...more,
});

test("a list offers a seat until the session begins, to somebody who has none, and says when it is over", () => {
  const session = { ...event("state"), startsOn: "2027-03-18" };
  const seats = { cancelled: null, seats: 2, seated: 1, waiting: 0 };
  const [before, since, after] = ["16:59", "17:00", "20:00"].map((time) => new Date(`2027-03-18T${time}:00Z`)) as [
    ...[Date, Date, Date],
  ];
  expect(seatState(seats, undefined, session, before)).toBe("none");
  expect(seatState({ ...seats, seated: 2 }, undefined, session, before)).toBe("full");
  expect(seatState(seats, undefined, session, since)).toBe("begun");
  expect(seatState(seats, "seated", session, since)).toBe("seated");
  for (const own of ["seated", undefined] as const) expect(seatState(seats, own, session, after)).toBe("over");
  expect(seatState({ ...seats, cancelled: {} }, "seated", session, since)).toBe("cancelled");
});

onBothEngines("seats of sessions", (open) => {
  let database: Database;
  let desk: Actor;
  let count = 0;
  beforeAll(async () => {
    database = await open();
    desk = await aPerson(database.db, "admin");
  });
  afterAll(() => database.close());

  async function aSession(more: Partial<Event> = {}) {
    const id = `session-${(count += 1)}`;
    await change(event(id, more));
    return id;
  }
  const change = (data: Event) =>
    database.db
      .insert(contentRecord)
      .values({ kind: "event", id: data.id, position: 0, data })
      .onConflictDoUpdate({ target: [contentRecord.kind, contentRecord.id], set: { data } });
  const investor = () => aPerson(database.db, "investor", { verdict: "yes" });
  const investors = (many: number) => Promise.all(Array.from({ length: many }, investor));
  const reserve = async (actor: Actor, session: string, at = now) =>
    (await reserveSeat(database.db, actor, session, at)).status;
  const mailsTo = async ({ viewer }: Actor) => {
    const rows = await database.db.select().from(job).where(eq(job.key, viewer.email)).orderBy(asc(job.seq));
    return rows.map(({ data }) => data as { letter: string; lang: "fr"; guest: string; sequence: number });
  };
  const named = async (actor: Actor) =>
    (await mailsTo(actor))
      .filter(({ letter }) => letter.startsWith("session-seat-"))
      .map(({ letter, sequence }) => `${letter.replace("session-seat-", "")} ${sequence}`);

  test("a published record is a session at once, with the seats of its format", async () => {
    const [quarterly, grand] = [await aSession(), await aSession({ format: "grand" })];
    const one = await investor();
    expect(await seatsOf(database.db, { id: grand, format: "grand" })).toMatchObject({ seats: 120, seated: 0 });
    expect([await reserve(one, quarterly), await reserve(one, grand)]).toEqual(["seated", "seated"]);
    expect(await reserve(one, quarterly)).toBe("already");
    expect(await seatsOf(database.db, { id: quarterly, format: "quarterly" })).toMatchObject({ seats: 40, seated: 1 });
    expect(await named(one)).toEqual(["seat 0", "seat 0"]);
    expect([
      await reserve(one, "unknown"),
      await reserve(one, await aSession({ startsOn: null, endsOn: null })),
    ]).toEqual(["gone", "gone"]);
  });

  test("only approved investors reserve, as the database has it now", async () => {
    const session = await aSession();
    const pending = await aPerson(database.db, "investor");
    await expect(
      reserveSeat(database.db, { ...pending, viewer: { ...pending.viewer, approved: false } }, session, now),
    ).rejects.toThrow(NotAllowed);
    expect(await reserve(pending, session)).toBe("refused");
    await expect(reserveSeat(database.db, signedIn("founder"), session, now)).rejects.toThrow(NotAllowed);
  });

  test("100 at once for one seat: one is seated, 99 wait, one mail each", async () => {
    const session = await aSession();
    await setSeats(database.db, desk, session, 1, now);
    const all = await investors(100);
    const answers = await Promise.all(all.map((each) => reserve(each, session)));
    expect(answers.toSorted()).toEqual(["seated", ...Array.from({ length: 99 }, () => "waiting")].toSorted());
    for (const each of all) expect(await named(each)).toHaveLength(1);
    const places = await Promise.all(all.map((each) => ownSeat(database.db, each, session)));
    const waiting = places.flatMap((own) => (own?.state === "waiting" ? [own.place] : []));
    expect(waiting.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 99 }, (_, index) => index + 1));
    const seated = all[answers.indexOf("seated")] ?? desk;
    const left = await Promise.all(Array.from({ length: 20 }, () => leaveSeat(database.db, seated, session, now)));
    expect(left.filter((answer) => answer === "left")).toHaveLength(1);
    expect(await seatsOf(database.db, { id: session, format: null })).toMatchObject({ seated: 1, waiting: 98 });
    expect(await named(seated)).toEqual(["seat 0", "left 1"]);
  });

  test("whoever waited longest is seated when a seat is freed by leaving, raising, blocking, refusing or erasing", async () => {
    const session = await aSession();
    await setSeats(database.db, desk, session, 1, now);
    const [a, b, c, d, e, f, g] = await investors(7);
    if (!a || !b || !c || !d || !e || !f || !g) throw new Error("seven");
    for (const each of [a, b, c, d, e, f, g]) await reserve(each, session);
    const seated = async () =>
      (await guestsOf(database.db, desk, session, "seated")).rows.map(({ investor: id }) => id);
    await leaveSeat(database.db, a, session, now);
    expect(await seated()).toEqual([b.viewer.id]);
    await freeingSeats(
      database.db,
      b.viewer.id,
      (tx) => blockPerson(tx, desk, b.viewer.id, { reason: "R", line: "L" }),
      now,
    );
    expect(await seated()).toEqual([c.viewer.id]);
    const no = { verdict: "no", reason: "R" } as const;
    await freeingSeats(database.db, c.viewer.id, (tx) => decideOnInvestor(tx, desk, c.viewer.id, no), now);
    expect(await seated()).toEqual([d.viewer.id]);
    await database.db.transaction((tx) =>
      erase(tx, { email: d.viewer.email, about: crypto.randomUUID(), crm: false, forGood: true }, now),
    );
    expect(await seated()).toEqual([e.viewer.id]);
    await setSeats(database.db, desk, session, 2, now);
    expect(await seated()).toEqual([e.viewer.id, f.viewer.id]);
    expect(await named(f)).toEqual(["waiting 0", "promoted 0"]);
    expect(await named(b)).toEqual(["waiting 0", "promoted 0", "left 1"]);
    await reserve(a, session);
    expect(await ownSeat(database.db, a, session)).toMatchObject({ state: "waiting", place: 2 });
    expect(await setSeats(database.db, desk, session, 1, now)).toEqual({ status: "seated", seated: 2 });
  });

  test("from 18:00 on the eve a person seats those who wait", async () => {
    const session = await aSession();
    await setSeats(database.db, desk, session, 1, now);
    const [a, b, c] = await investors(3);
    if (!a || !b || !c) throw new Error("three");
    for (const each of [a, b, c]) await reserve(each, session);
    const [before, eve] = [new Date("2027-03-17T16:59:59Z"), new Date("2027-03-17T17:00:00Z")];
    await leaveSeat(database.db, a, session, before);
    expect(await ownSeat(database.db, b, session)).toMatchObject({ state: "seated" });
    await leaveSeat(database.db, b, session, eve);
    expect(await ownSeat(database.db, c, session)).toMatchObject({ state: "waiting", place: 1 });
    expect(await reserve(a, session, eve)).toBe("waiting");
    const toGive = (at: Date) => countSeatsToGive(database.db, desk, [event(session)], at);
    expect([await toGive(before), await toGive(eve), await toGive(new Date("2027-03-18T17:00:00Z"))]).toEqual([
      0, 1, 0,
    ]);
    const [waits] = (await guestsOf(database.db, desk, session, "waiting")).rows;
    expect(await seatNow(database.db, desk, session, waits?.id ?? "", eve)).toBe("stored");
    expect(await toGive(eve)).toBe(0);
    expect(await seatNow(database.db, desk, session, waits?.id ?? "", eve)).toBe("gone");
    expect(await ownSeat(database.db, c, session)).toMatchObject({ state: "seated" });
    expect(await reserve(await investor(), session, new Date("2027-03-18T17:00:00Z"))).toBe("closed");
  });

  test("who has a seat keeps it once the session has begun, because it could not be reserved again", async () => {
    const session = await aSession();
    const [a, b] = await investors(2);
    if (!a || !b) throw new Error("two");
    for (const each of [a, b]) await reserve(each, session);
    const [before, begun] = [new Date("2027-03-18T16:59:59Z"), new Date("2027-03-18T17:00:00Z")];
    const [mail] = await mailsTo(a);
    expect([
      await leaveSeat(database.db, a, session, begun),
      await leaveByLink(database.db, mail?.guest ?? "", begun),
    ]).toEqual(["closed", "closed"]);
    expect(await ownSeat(database.db, a, session)).toMatchObject({ state: "seated" });
    expect(await named(a)).toEqual(["seat 0"]);
    expect(await leaveByLink(database.db, mail?.guest ?? "", before)).toBe("left");
    await database.db.transaction((tx) => leaveAllSessions(tx, b.viewer.id, begun));
    expect(await ownSeat(database.db, b, session)).toBeNull();
  });

  test("at most 200 wait", async () => {
    const session = await aSession();
    await setSeats(database.db, desk, session, 1, now);
    for (const each of await investors(201)) await reserve(each, session);
    expect(await reserve(await investor(), session)).toBe("full");
    expect(await seatsOf(database.db, { id: session, format: null })).toMatchObject({ seated: 1, waiting: 200 });
  });

  test("a moved session updates its guests once and a cancelled one tells them all", async () => {
    const session = await aSession();
    const [seated, waits] = await investors(2);
    if (!seated || !waits) throw new Error("two");
    await setSeats(database.db, desk, session, 1, now);
    await reserve(seated, session);
    await reserve(waits, session);
    await change(event(session, { startTime: "19:00" }));
    await Promise.all([followRecords(database.db, now), followRecords(database.db, now)]);
    expect([await named(seated), await named(waits)]).toEqual([
      ["seat 0", "moved 1"],
      ["waiting 0", "moved 0"],
    ]);
    const answers = await Promise.all(
      [1, 2, 3].map(() => cancelSession(database.db, desk, session, { reason: "Snow" }, now)),
    );
    expect(answers.toSorted()).toEqual(["stored", "unchanged", "unchanged"]);
    expect(await withoutCancelled(database.db, [{ id: session }, { id: "another" }])).toEqual([{ id: "another" }]);
    expect(await named(seated)).toEqual(["seat 0", "moved 1", "cancelled 2"]);
    expect([await reserve(await investor(), session), await leaveSeat(database.db, seated, session, now)]).toEqual([
      "cancelled",
      "gone",
    ]);
    expect(await seatsOf(database.db, { id: session, format: null })).toMatchObject({ seated: 1, waiting: 1 });
  });

  test("a session whose day, hours or place a colleague has changed is not cancelled from an old tab", async () => {
    const { db } = database;
    const place = { en: "Pier 3", fr: "Quai 3" };
    for (const moved of [{ startsOn: "2027-04-15", endsOn: "2027-04-15" }, { startTime: "19:00" }, { place }]) {
      const session = await aSession();
      const guest = await investor();
      await reserve(guest, session);
      const shown = await shownSession(db, session);
      await change(event(session, moved));
      expect(await cancelSession(db, desk, session, { reason: "Snow", shown }, now)).toBe("moved");
      expect(await named(guest)).toEqual(["seat 0", "moved 1"]);
      const fresh = await shownSession(db, session);
      expect(await cancelSession(db, desk, session, { reason: "Snow", shown: fresh }, now)).toBe("stored");
    }
  });

  test("a session that moves long after its day updates its guests and reminds them", async () => {
    const session = await aSession();
    const guest = await investor();
    await reserve(guest, session);
    await change(event(session, { startsOn: "2027-04-15", endsOn: "2027-04-15" }));
    await followRecords(database.db, new Date("2027-03-28T07:00:00Z"));
    expect(await named(guest)).toEqual(["seat 0", "moved 1"]);
    await remindGuests(database.db, new Date("2027-04-08T08:00:00Z"));
    expect(await named(guest)).toEqual(["seat 0", "moved 1", "week 1"]);
  });

  test("500 mails an hour leave to the guests of a session, the others wait and lose nothing", async () => {
    const { db } = database;
    const [session, other] = [await aSession(), await aSession()];
    const [a, b, c, elsewhere] = await investors(4);
    if (!a || !b || !c || !elsewhere) throw new Error("four");
    for (const each of [a, b, c]) await reserve(each, session);
    await reserve(elsewhere, other);
    const [first] = await db.select().from(sessionGuest).where(eq(sessionGuest.investor, a.viewer.id));
    const left = new Date(Date.now() - 20 * 60_000);
    await db.insert(job).values(
      Array.from({ length: seatLimits.mailsAnHour - 1 }, () => ({
        ...{ id: crypto.randomUUID(), queue: emailQueues.owner.name, key: "g@b.test", subject: first?.id ?? "" },
        ...{ data: {}, state: "done" as const, finishedAt: left },
      })),
    );
    const sent: string[] = [];
    const send = async ({ to }: { to: string }) => void sent.push(to);
    const mailer = { send, forget: async () => {} };
    const work = mailWork(db, { mailer, ...emailSetting }, createLog("silent")).find(
      ({ queue }) => queue.name === emailQueues.owner.name,
    );
    async function leave(actor: Actor) {
      const [found] = await db.select().from(job).where(eq(job.key, actor.viewer.email));
      if (!found || !work) throw new Error("No mail");
      const attempt = { signal: new AbortController().signal, renew: async () => {} };
      const outcome = await work.run({ ...found, attempts: 1 } as never, attempt);
      if (outcome.kind === "done")
        await db.update(job).set({ state: "done", finishedAt: new Date() }).where(eq(job.id, found.id));
      return outcome;
    }
    expect(await leave(a)).toEqual({ kind: "done" });
    const held = { kind: "postponed", wholeQueue: false, forMs: expect.any(Number), error: "limit" };
    const waits = await leave(b);
    expect(waits).toEqual(held);
    expect("forMs" in waits && Math.round(waits.forMs / 60_000)).toBe(40);
    expect([await leave(elsewhere), await leave(c)]).toEqual([{ kind: "done" }, held]);
    await db
      .update(job)
      .set({ finishedAt: new Date(Date.now() - 61 * 60_000) })
      .where(eq(job.finishedAt, left));
    expect([await leave(b), await leave(c)]).toEqual([{ kind: "done" }, { kind: "done" }]);
    expect(sent).toEqual([a, elsewhere, b, c].map(({ viewer }) => viewer.email));
  });

  describe("a mail", () => {
    /** Returns each mail's calendar method and sequence number, or null if the mail is no longer sent. */
    async function written(actor: Actor) {
      const mails = [];
      for (const row of await mailsTo(actor)) {
        const email = Object.values(guestEmails).find(({ name }) => name === row.letter);
        const found = await guestInMail(database.db, row.guest);
        const said = await emailContext.guestOf("", "fr");
        if (!email || !found || !said?.invitation) continue;
        const { plan, place: position, hadSeat, calendarId, ...more } = found;
        const { startsAt, endsAt } = plan;
        const times = startsAt && endsAt && { startsAt, endsAt };
        const invitation = hadSeat ? { ...said.invitation, id: calendarId, ...times, hasHours: times !== null } : null;
        const guestOf = async () => ({ ...said, ...more, position, invitation });
        const about = { key: actor.viewer.email, subject: null };
        mails.push(await email.read(row, about)?.write({ ...emailContext, guestOf }));
      }
      return mails.map((mail) => {
        const [file] = mail?.attachments ?? [];
        if (!mail) return null;
        const content = file && "content" in file ? String(file.content) : "";
        return file ? `${"method" in file ? file.method : ""} ${/SEQUENCE:\d+/.exec(content)?.[0]}` : "no file";
      });
    }

    test("carries the invitation when it leaves: one UID, the sequence rises, and what has changed is dropped", async () => {
      const session = await aSession();
      const [a, b] = await investors(2);
      if (!a || !b) throw new Error("two");
      await setSeats(database.db, desk, session, 1, now);
      await reserve(a, session);
      await reserve(b, session);
      expect([await written(a), await written(b)]).toEqual([["REQUEST SEQUENCE:0"], ["no file"]]);
      await change(event(session, { startsOn: "2027-03-19", endsOn: "2027-03-19" }));
      await followRecords(database.db, now);
      expect(await written(a)).toEqual([null, "REQUEST SEQUENCE:1"]);
      await leaveSeat(database.db, a, session, now);
      expect(await written(a)).toEqual([null, null, "CANCEL SEQUENCE:2"]);
      expect((await written(b)).at(-1)).toBe("REQUEST SEQUENCE:0");
      await leaveSeat(database.db, b, session, now);
      await reserve(a, session);
      // The new REQUEST updates the same calendar entry, so the earlier CANCEL is no longer sent.
      expect(await written(a)).toEqual([null, null, null, "REQUEST SEQUENCE:3"]);
      await cancelSession(database.db, desk, session, { reason: "" }, now);
      expect(await written(a)).toEqual([null, null, null, null, "CANCEL SEQUENCE:4"]);
    });

    test("takes a session out of the calendar even if it ends before the e-mail on its lost hours has left", async () => {
      const [lost, never] = [await aSession(), await aSession({ startTime: null })];
      const [a, b, c] = await investors(3);
      if (!a || !b || !c) throw new Error("three");
      for (const actor of [a, b]) await reserve(actor, lost);
      await reserve(c, never);
      await leaveSeat(database.db, c, never, now);
      expect(await written(c)).toEqual([null, "no file"]);
      await change(event(lost, { startTime: null }));
      await leaveSeat(database.db, a, lost, now);
      await cancelSession(database.db, desk, lost, { reason: "" }, now);
      expect((await written(a)).at(-1)).toBe("CANCEL SEQUENCE:2");
      expect((await written(b)).at(-1)).toBe("CANCEL SEQUENCE:2");
    });

    test("takes the session out of the calendar with its hours, and puts it back with new ones", async () => {
      const session = await aSession();
      const [a, b] = await investors(2);
      if (!a || !b) throw new Error("two");
      await setSeats(database.db, desk, session, 1, now);
      await reserve(a, session);
      await reserve(b, session);
      const follow = async (more: Partial<Event>) => {
        await change(event(session, more));
        await followRecords(database.db, now);
      };
      await follow({ startTime: null });
      expect([await written(a), await written(b)]).toEqual([
        [null, "CANCEL SEQUENCE:1"],
        ["no file", "no file"],
      ]);
      await follow({ startTime: null, startsOn: "2027-03-19", endsOn: "2027-03-19" });
      expect((await written(a)).slice(1)).toEqual([null, "CANCEL SEQUENCE:2"]);
      await follow({});
      expect((await written(a)).at(-1)).toBe("REQUEST SEQUENCE:3");
    });

    test("leaves by its link once, and only the request that it is about", async () => {
      const session = await aSession();
      const a = await investor();
      await reserve(a, session);
      const [mail] = await mailsTo(a);
      expect([
        await leaveByLink(database.db, mail?.guest ?? "", now),
        await leaveByLink(database.db, mail?.guest ?? "", now),
      ]).toEqual(["left", "gone"]);
      await reserve(a, session);
      expect(await leaveByLink(database.db, mail?.guest ?? "", now)).toBe("gone");
      expect(await ownSeat(database.db, a, session)).toMatchObject({ state: "seated" });
    });
  });

  /** The number of random actions to test. Set `RANDOM_SEATS=5000` for the full run. */
  const tries = Number(process.env["RANDOM_SEATS"] ?? 300);
  test(
    `random actions give what a list of names and a number give, and each is mailed once (${tries})`,
    () => randomActions(tries, 12),
    10_000 + tries * 200,
  );

  async function randomActions(actions: number, people: number) {
    const { db } = database;
    const session = await aSession();
    await setSeats(db, desk, session, 3, now);
    let seats = 3;
    type Known = { actor: Actor; state: "out" | "refused" | "erased"; sequence: number; mails: string[] };
    const known = (actor: Actor): Known => ({ actor, state: "out", sequence: -1, mails: [] });
    /** Refused, blocked and erased investors stay in the list; for each, a new investor is added. */
    const all = (await investors(people)).map(known);
    const model: { who: Known; seated: boolean }[] = [];
    const taken = () => model.filter(({ seated }) => seated).length;
    const promote = () => {
      for (const each of model)
        if (!each.seated && taken() < seats) {
          each.seated = true;
          each.who.mails.push(`promoted ${each.who.sequence}`);
        }
    };
    const left = (who: Known) => {
      const at = model.findIndex((each) => each.who === who);
      if (at < 0) return false;
      model.splice(at, 1);
      who.mails.push(`left ${(who.sequence += 1)}`);
      promote();
      return true;
    };
    const shutOut: ((id: string, email: string) => Promise<unknown>)[] = [
      (id) => freeingSeats(db, id, (tx) => decideOnInvestor(tx, desk, id, { verdict: "no", reason: "R" }), now),
      (id) => freeingSeats(db, id, (tx) => blockPerson(tx, desk, id, { reason: "R", line: "L" }), now),
      (_, email) =>
        db.transaction((tx) => erase(tx, { email, about: crypto.randomUUID(), crm: false, forGood: true }, now)),
    ];
    const random = seeded(7);
    const next = (below: number) => Math.floor(random() * below);
    let shut = 0;
    for (let action = 0; action < actions; action += 1) {
      const who = all[all.length - 1 - next(people + 4 < all.length ? people + 4 : all.length)];
      if (!who) continue;
      const { viewer } = who.actor;
      const kind = next(20);
      if (kind < 9) {
        // Resets the daily limit on reservations, which would stop the random actions; other tests cover this limit.
        await db.execute("delete from rate_bucket");
        const isGuest = model.some((each) => each.who === who);
        const expected = who.state !== "out" ? "refused" : isGuest ? "already" : taken() < seats ? "seated" : "waiting";
        expect([action, await reserve(who.actor, session)]).toEqual([action, expected]);
        if (expected === "seated" || expected === "waiting") {
          model.push({ who, seated: expected === "seated" });
          who.mails.push(`${expected === "seated" ? "seat" : "waiting"} ${(who.sequence += 1)}`);
        }
      } else if (kind < 15) expect(await leaveSeat(db, who.actor, session, now)).toBe(left(who) ? "left" : "gone");
      else if (kind < 17) {
        const wanted = 1 + next(6);
        const answer = await setSeats(db, desk, session, wanted, now);
        if (wanted < taken()) expect(answer).toEqual({ status: "seated", seated: taken() });
        else {
          seats = wanted;
          promote();
        }
      } else if (kind === 17) {
        // While somebody is waiting, no seat is free, so the desk cannot give a seat by hand.
        const [waits] = (await guestsOf(db, desk, session, "waiting")).rows;
        expect(await seatNow(db, desk, session, waits?.id ?? "", now)).toBe(waits ? "full" : "gone");
      } else if (kind === 18 && who.state === "out") {
        const manner = (shut += 1) % shutOut.length;
        await shutOut[manner]?.(viewer.id, viewer.email);
        left(who);
        who.state = manner === 2 ? "erased" : "refused";
        all.push(known(await investor()));
      } else await db.transaction((tx) => leaveAllSessions(tx, "nobody", now));
      const rows = await db
        .select({ investor: sessionGuest.investor, seat: sessionGuest.seat, leftAt: sessionGuest.leftAt })
        .from(sessionGuest)
        .where(eq(sessionGuest.session, session))
        .orderBy(asc(sessionGuest.seq));
      const guests = rows.filter(({ leftAt }) => leftAt === null);
      expect([action, guests.map(({ investor: id, seat }) => [id, seat !== null])]).toEqual([
        action,
        model.map((each) => [each.who.actor.viewer.id, each.seated]),
      ]);
      expect(await db.$count(sessionSeat, eq(sessionSeat.session, session))).toBe(seats);
    }
    // An erased investor's mails are erased too, so they cannot be compared.
    for (const { actor, state, mails } of all) if (state !== "erased") expect(await named(actor)).toEqual(mails);
  }
});
