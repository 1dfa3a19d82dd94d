import { randomUUID } from "node:crypto";
import { and, eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { onBothEngines } from "../../e2e/both-engines.ts";
import { aLead, aPerson } from "../../e2e/peers/viewers.ts";
import type { Database } from "../../platform/db/database.server.ts";
import { job } from "../../platform/jobs/job.table.ts";
import { auditEntry } from "../audit/audit.table.ts";
import { NotAllowed } from "../audit/not-allowed.ts";
import type { Event } from "../content/content.ts";
import { contentRecord } from "../content/content.table.ts";
import { answerIntroduction, answerProposal } from "../introduction/answer.server.ts";
import { leftToAsk, withdrawIntroduction } from "../introduction/ask.server.ts";
import { blockInvestor } from "../introduction/block.server.ts";
import { introduction, introductionOutcome } from "../introduction/introduction.table.ts";
import { receivedIntroductions, waitingRequests } from "../introduction/received.server.ts";
import { sentTo } from "../introduction/sent.server.ts";
import type { Actor } from "../person/actor.ts";
import { startupSeat } from "../person/startup.table.ts";
import { blockPerson } from "../person/block.server.ts";
import { setRole } from "../seat/change.server.ts";
import { acceptForSession, takePlaceBack } from "../pitch-session/session-place.server.ts";
import { erase } from "../privacy/erase.server.ts";
import { sessionPresence } from "../session-day/session-day.table.ts";
import { reserveSeat } from "../session-seat/reserve.server.ts";
import { countMet, countWishes } from "./count.server.ts";
import { ownWishes, wishesForStartup } from "./own.server.ts";
import { sendWishes } from "./send.server.ts";
import { listAudit } from "../audit/list.server.ts";
import { sessionWish } from "./session-wish.table.ts";
import { tellOfWishes } from "./tell-of-wishes.server.ts";
import { showToFounders, wishForInvestor, wishToMeet } from "./wish.server.ts";

const before = new Date("2027-05-01T10:00:00Z");
/** 20:00 in Paris, an hour before the session ends. */
const evening = new Date("2027-05-12T18:00:00Z");
const over = new Date("2027-05-12T19:00:00Z");
/**
 * 23:00 in Paris, two hours after the session has ended. At this time, its wishes become introductions and requests.
 */
const leave = new Date("2027-05-12T21:00:00Z");
const closed = new Date("2027-05-15T19:00:00Z");

onBothEngines("wishes at a session", (open) => {
  let database: Database;
  let desk: Actor;
  beforeAll(async () => {
    database = await open();
    desk = await aPerson(database.db, "admin");
  });
  afterAll(() => database.close());

  async function aSession() {
    const event = {
      ...{ kind: "event", id: `wished-${randomUUID().slice(0, 8)}`, name: { en: "S", fr: "S" } },
      ...{ startsOn: "2027-05-12", endsOn: null, startTime: "18:00", endTime: "21:00", place: null },
      ...{ applicationsCloseOn: null, format: "quarterly", capacity: null, selected: null, pitched: null },
      confirm: false,
    } satisfies Event;
    await database.db.insert(contentRecord).values({ kind: "event", id: event.id, position: 0, data: event });
    return event;
  }
  type Session = Awaited<ReturnType<typeof aSession>>;

  async function anInvestor({ id: session }: Session, { present = true, shown = false } = {}) {
    const investor = await aPerson(database.db, "investor", { verdict: "yes", lastName: "Rivage" });
    await reserveSeat(database.db, investor, session, before);
    const tap = { tap: randomUUID(), tappedAt: evening, by: desk.viewer.id, present: true };
    const who = { who: investor.viewer.id, investor: investor.viewer.id };
    if (present) await database.db.insert(sessionPresence).values({ session, ...who, ...tap });
    if (shown) await showToFounders(database.db, investor, { session, shown });
    return investor;
  }

  async function aStartup(session: Session, name = "Halage") {
    const founder = await aPerson(database.db, "founder");
    const payload = { session: session.id, startupName: name };
    const lead = await aLead(database.db, { form: "pitch-application", email: founder.viewer.email, payload });
    await acceptForSession(database.db, desk, lead, session);
    return { founder, lead, startup: founder.viewer.startup?.id ?? "" };
  }

  const toMeet = (actor: Actor, session: Session, startup: string, at = evening, wished = true) =>
    wishToMeet(database.db, actor, { session: session.id, startup, wished }, at);
  const forInvestor = (actor: Actor, session: Session, investor: Actor, at = evening, wished = true) =>
    wishForInvestor(database.db, actor, { session: session.id, investor: investor.viewer.id, wished }, at);
  const rowsOf = (startup: string) => database.db.select().from(introduction).where(eq(introduction.founder, startup));
  const mailsAbout = (id: string, letter: string) =>
    database.db.$count(
      job,
      and(sql`${job.data} ->> 'introduction' = ${id}`, sql`${job.data} ->> 'letter' = ${letter}`),
    );
  const seen = async (actor: Actor, session: Session, at = evening) =>
    (await wishesForStartup(database.db, actor, [session], at))[0];

  test("a hundred presses of both sides and four senders make one introduction and one mail each", async () => {
    const session = await aSession();
    const investor = await anInvestor(session, { shown: true });
    const { founder, startup } = await aStartup(session);
    const { db } = database;
    const pressed = await Promise.all(
      Array.from({ length: 100 }, (_, nth) =>
        nth % 2 ? toMeet(investor, session, startup) : forInvestor(founder, session, investor),
      ),
    );
    expect(new Set(pressed.map(({ status }) => status))).toEqual(new Set(["stored"]));
    await sendWishes(db, new Date(leave.getTime() - 1));
    expect(await rowsOf(startup)).toEqual([]);
    await Promise.all(Array.from({ length: 20 }, () => sendWishes(db, leave)));
    const [made, ...more] = await rowsOf(startup);
    expect([made?.ending, made?.session, more.length]).toEqual(["yes", session.id, 0]);
    expect(await mailsAbout(made?.id ?? "", "introduction-yes")).toBe(2);
    expect(await mailsAbout(made?.id ?? "", "introduction-asked")).toBe(0);
    expect(await sentTo(db, investor, startup, leave)).toMatchObject({ speaker: { email: founder.viewer.email } });
    expect(await countWishes(db, session.id)).toEqual({ wishes: 2, introductions: 1 });
    expect((await ownWishes(db, investor, session, leave))?.startups).toMatchObject([{ startup, state: "met" }]);
    expect((await seen(founder, session, leave))?.investors).toMatchObject([{ state: "met" }]);
    for (const side of ["startup", "investor"] as const) {
      expect(await countMet(db, session.id, closed)).toBe(0);
      await db
        .insert(introductionOutcome)
        .values({ introduction: made?.id ?? "", side, outcome: side === "startup" ? "met" : "continuing", at: closed });
    }
    expect(await countMet(db, session.id, closed)).toBe(1);
    await db
      .update(introduction)
      .set({ closedAt: new Date(closed.getTime() + 1) })
      .where(eq(introduction.session, session.id));
    expect(await countMet(db, session.id, closed)).toBe(0);
  });

  test("neither side learns of a wish that is not returned", async () => {
    const session = await aSession();
    const { db } = database;
    const [asks, silent] = [await anInvestor(session, { shown: true }), await anInvestor(session, { shown: true })];
    const { founder, startup } = await aStartup(session);
    const other = await aStartup(session, "Marmelade");
    const unseen = JSON.stringify(await ownWishes(db, silent, session, evening));
    await toMeet(asks, session, startup);
    await forInvestor(founder, session, silent);
    expect(await seen(founder, session)).toMatchObject({ count: 1 });
    expect(await seen(other.founder, session)).toMatchObject({ count: 0 });
    expect(JSON.stringify(await ownWishes(db, silent, session, evening))).toBe(unseen);
    await sendWishes(db, leave);
    expect(JSON.stringify(await ownWishes(db, silent, session, leave))).toBe(unseen);
    expect(await rowsOf(startup)).toMatchObject([{ investor: asks.viewer.id, ending: null, message: "" }]);
    expect((await waitingRequests(db, founder, leave)).count).toBe(1);
    expect(await seen(founder, session, leave)).toMatchObject({ count: null });
    const received = JSON.stringify(await receivedIntroductions(db, founder, 1, leave));
    expect(received).not.toContain(asks.viewer.email);
    expect(await leftToAsk(db, asks, leave)).toEqual({ open: 10, today: 3 });
    // The investor does not see the refusal, and a later wish of the startup counts as a yes.
    const [asked] = await rowsOf(startup);
    await answerIntroduction(db, founder, { id: asked?.id ?? "", verdict: "no" }, leave);
    const after = new Date(leave.getTime() + 60_000);
    expect((await ownWishes(db, asks, session, after))?.startups[0]).toMatchObject({ startup, state: "sent" });
    expect(await forInvestor(founder, session, asks, after)).toEqual({ status: "stored" });
    expect(await rowsOf(startup)).toMatchObject([{ ending: "yes" }]);
    expect(await mailsAbout(asked?.id ?? "", "introduction-yes")).toBe(2);
  });

  test("tells the desk no answer of a proposal that introduces nobody", async () => {
    const { db } = database;
    const session = await aSession();
    const investor = await anInvestor(session);
    const { founder, startup } = await aStartup(session);
    const id = randomUUID();
    await db.insert(introduction).values({
      ...{ id, founder: startup, investor: investor.viewer.id, by: desk.viewer.id, startupName: "Halage" },
      ...{ message: "", askedAt: evening, expiresAt: new Date(closed.getTime() + 20 * 24 * 3_600_000) },
    });
    expect(await answerIntroduction(db, founder, { id, verdict: "no" }, evening)).toEqual({ status: "stored" });
    await toMeet(investor, session, startup);
    await sendWishes(db, leave);
    expect(await rowsOf(startup)).toMatchObject([{ id, ending: null }]);
    const filter = { actor: "", action: "introduction.answer", object: startup, from: "", to: "" };
    expect((await listAudit(db, desk, filter, {})).rows).toEqual([]);
  });

  test("leave no more once they can’t be taken back, even if nothing let them leave before", async () => {
    const session = await aSession();
    const investor = await anInvestor(session);
    const { startup } = await aStartup(session);
    await toMeet(investor, session, startup);
    await sendWishes(database.db, closed);
    expect([await rowsOf(startup), await toMeet(investor, session, startup, closed, false)]).toEqual([
      [],
      { status: "closed" },
    ]);
    await sendWishes(database.db, new Date(closed.getTime() - 1));
    expect(await rowsOf(startup)).toMatchObject([{ investor: investor.viewer.id, ending: null }]);
  });

  test("can be taken back until they leave, and a request that was withdrawn is not agreed to", async () => {
    const session = await aSession();
    const { db } = database;
    const investor = await anInvestor(session, { shown: true });
    const { founder, startup } = await aStartup(session);
    await toMeet(investor, session, startup);
    expect(await toMeet(investor, session, startup, evening, false)).toEqual({ status: "stored" });
    await sendWishes(db, leave);
    expect(await rowsOf(startup)).toEqual([]);
    expect(await toMeet(investor, session, startup, leave)).toEqual({ status: "stored" });
    expect(await rowsOf(startup)).toHaveLength(1);
    expect(await toMeet(investor, session, startup, leave, false)).toEqual({ status: "sent" });
    const later = new Date(leave.getTime() + 60_000);
    await withdrawIntroduction(db, investor, { startup }, later);
    expect(await forInvestor(founder, session, investor, later)).toEqual({ status: "stored" });
    expect(await rowsOf(startup)).toMatchObject([{ ending: "withdrawn" }]);
    expect(await forInvestor(founder, session, investor, later, false)).toEqual({ status: "stored" });
  });

  test("are for those who were there, for startups with a place, twelve of a side, and until 72 hours after", async () => {
    const session = await aSession();
    const { db } = database;
    const startups = [];
    for (let nth = 0; nth < 13; nth += 1) startups.push(await aStartup(session));
    const [first] = startups;
    if (!first) throw new Error("thirteen");
    const investor = await anInvestor(session);
    const absent = await anInvestor(session, { present: false, shown: true });
    expect(await toMeet(absent, session, first.startup)).toEqual({ status: "absent" });
    expect(await forInvestor(first.founder, session, absent)).toEqual({ status: "gone" });
    expect(await forInvestor(first.founder, session, investor)).toEqual({ status: "gone" });
    expect(await toMeet(investor, session, randomUUID())).toEqual({ status: "gone" });
    const stranger = await aPerson(db, "founder");
    expect(await forInvestor(stranger, session, investor)).toEqual({ status: "gone" });
    expect(await wishesForStartup(db, stranger, [session], evening)).toEqual([]);
    const pressed = await Promise.all(startups.map(({ startup }) => toMeet(investor, session, startup)));
    expect(pressed.map(({ status }) => status).toSorted()).toEqual([
      "many",
      ...Array.from({ length: 12 }, () => "stored"),
    ]);
    expect(await toMeet(investor, session, first.startup, closed)).toEqual({ status: "closed" });
    expect(await ownWishes(db, investor, session, closed)).toBeNull();
    await takePlaceBack(db, desk, first.lead, { session: session.id });
    await sendWishes(db, leave);
    expect(await rowsOf(first.startup)).toEqual([]);
  });

  async function aProposal(startup: string, { viewer }: Actor) {
    const id = randomUUID();
    await database.db.insert(introduction).values({
      ...{ id, founder: startup, investor: viewer.id, by: desk.viewer.id, startupName: "Halage", message: "" },
      ...{ askedAt: before, expiresAt: closed },
    });
    return id;
  }

  test("count no more once their side has said no to what the desk proposed", async () => {
    const { db } = database;
    const session = await aSession();
    for (const refuses of ["investor", "startup"]) {
      const investor = await anInvestor(session, { shown: true });
      const { founder, startup } = await aStartup(session);
      const id = await aProposal(startup, investor);
      await toMeet(investor, session, startup);
      await forInvestor(founder, session, investor);
      const no = { id, verdict: "no" } as const;
      const answered =
        refuses === "investor" ? answerProposal(db, investor, no, over) : answerIntroduction(db, founder, no, over);
      expect(await answered).toEqual({ status: "stored" });
      await sendWishes(db, leave);
      expect(await rowsOf(startup)).toMatchObject([{ id, ending: null }]);
      expect(await mailsAbout(id, "introduction-yes")).toBe(0);
    }
    const investor = await anInvestor(session, { shown: true });
    const { founder, startup } = await aStartup(session);
    const id = await aProposal(startup, investor);
    await answerProposal(db, investor, { id, verdict: "no" }, before);
    await toMeet(investor, session, startup);
    await forInvestor(founder, session, investor);
    await sendWishes(db, leave);
    expect(await rowsOf(startup)).toMatchObject([{ id, ending: "yes" }]);
  });

  test("of an investor are a yes to what the desk proposed, before the startup's and after it", async () => {
    const { db } = database;
    const session = await aSession();
    for (const first of ["startup", "investor"]) {
      const investor = await anInvestor(session);
      const { founder, startup } = await aStartup(session);
      const id = await aProposal(startup, investor);
      const agree = (at: Date) => answerIntroduction(db, founder, { id, verdict: "yes" }, at);
      if (first === "startup") expect(await agree(before)).toEqual({ status: "stored", awaits: true });
      await toMeet(investor, session, startup);
      await sendWishes(db, leave);
      if (first === "investor") {
        expect(await rowsOf(startup)).toMatchObject([{ id, ending: null }]);
        expect(await agree(leave)).toEqual({ status: "stored" });
      }
      expect(await rowsOf(startup)).toMatchObject([{ id, ending: "yes" }]);
      expect(await mailsAbout(id, "introduction-yes")).toBe(2);
      // An entry that named the session would tell a yes from a no.
      const logged = and(eq(auditEntry.action, "introduction.answer"), eq(auditEntry.objectId, startup));
      expect((await db.select().from(auditEntry).where(logged)).map(({ after }) => after)).toEqual([null]);
      const seenAfter = (await ownWishes(db, investor, session, leave))?.startups;
      expect(seenAfter?.find((each) => each.startup === startup)?.state).toBe("met");
    }
  });

  test("respect a block of either kind, and an erasure", async () => {
    const session = await aSession();
    const { db } = database;
    const { founder, startup } = await aStartup(session);
    const unwanted = await anInvestor(session, { shown: true });
    const shutOut = await anInvestor(session, { shown: true });
    const erased = await anInvestor(session, { shown: true });
    for (const each of [unwanted, shutOut, erased]) {
      expect(await toMeet(each, session, startup)).toEqual({ status: "stored" });
      expect(await forInvestor(founder, session, each)).toEqual({ status: "stored" });
    }
    expect(await countWishes(db, session.id)).toEqual({ wishes: 6, introductions: 0 });
    // Stores an expired introduction request by `unwanted`, because a startup needs a request to block the investor who
    // made it.
    const id = randomUUID();
    await db.insert(introduction).values({
      ...{ id, founder: startup, investor: unwanted.viewer.id, by: unwanted.viewer.id, startupName: "Halage" },
      ...{ message: "", askedAt: new Date("2026-01-01"), expiresAt: new Date("2026-01-15") },
      ...{ closedAt: new Date("2026-01-15"), ending: "lapsed" as const },
    });
    expect(await seen(founder, session)).toMatchObject({ count: 3 });
    await blockInvestor(db, founder, id, evening);
    // A lower number after a block would reveal that the blocked investor had made a wish.
    expect((await seen(founder, session))?.count).toBe(3);
    await blockPerson(db, desk, shutOut.viewer.id, { reason: "Test", line: "" });
    const order = { email: erased.viewer.email, about: randomUUID(), crm: false, forGood: true };
    await db.transaction((tx) => erase(tx, order, evening));
    expect(await seen(founder, session)).toMatchObject({ count: 1, investors: [] });
    await sendWishes(db, leave);
    const made = await rowsOf(startup);
    expect(made.map(({ investor, ending }) => [investor, ending])).toEqual([
      [unwanted.viewer.id, "lapsed"],
      [unwanted.viewer.id, null],
    ]);
    // The startup does not see a blocked investor's request, which the investor sees as unanswered.
    expect((await ownWishes(db, unwanted, session, leave))?.startups).toMatchObject([{ state: "sent" }]);
    expect((await waitingRequests(db, founder, leave)).count).toBe(0);
    expect(await db.$count(sessionWish, eq(sessionWish.investor, erased.viewer.id))).toBe(0);
  });

  test("of a colleague whom the team has blocked since introduce the startup's contact", async () => {
    const session = await aSession();
    const { db } = database;
    const { founder, startup } = await aStartup(session);
    const investor = await anInvestor(session, { shown: true });
    const mate = await aPerson(db, "founder", { seat: { id: startup, role: "editor" } });
    await toMeet(investor, session, startup);
    await forInvestor(mate, session, investor);
    await blockPerson(db, desk, mate.viewer.id, { reason: "R", line: "L" });
    await sendWishes(db, leave);
    expect(await sentTo(db, investor, startup, leave)).toMatchObject({
      ...{ state: "yes", speaker: { email: founder.viewer.email } },
    });
  });

  test("of a colleague who has become a reader since introduce the startup's contact", async () => {
    const session = await aSession();
    const { db } = database;
    const { founder, startup } = await aStartup(session);
    const investor = await anInvestor(session, { shown: true });
    const mate = await aPerson(db, "founder", { seat: { id: startup, role: "editor" } });
    await toMeet(investor, session, startup);
    await forInvestor(mate, session, investor);
    expect(await setRole(db, founder, { person: mate.viewer.id, role: "reader" })).toEqual({ status: "set" });
    await sendWishes(db, leave);
    expect(await sentTo(db, investor, startup, leave)).toMatchObject({
      ...{ state: "yes", speaker: { email: founder.viewer.email } },
    });
  });

  test("a tick beside a block is one introduction with its two mails, or a request that the startup never sees", async () => {
    const session = await aSession();
    const { db } = database;
    const { founder, startup } = await aStartup(session);
    for (let round = 0; round < 10; round += 1) {
      const investor = await anInvestor(session, { shown: true });
      const { id: them } = investor.viewer;
      const id = randomUUID();
      await db.insert(introduction).values({
        ...{ id, founder: startup, investor: them, by: them, startupName: "Halage", message: "" },
        ...{ askedAt: new Date("2026-01-01"), expiresAt: new Date("2026-01-15") },
        ...{ closedAt: new Date("2026-01-15"), ending: "lapsed" as const },
      });
      expect(await forInvestor(founder, session, investor)).toEqual({ status: "stored" });
      const [ticked, blocked] = await Promise.all(
        round % 2
          ? [toMeet(investor, session, startup, leave), blockInvestor(db, founder, id, leave)]
          : [blockInvestor(db, founder, id, leave), toMeet(investor, session, startup, leave)].toReversed(),
      );
      expect([ticked, blocked]).toEqual([{ status: "stored" }, { status: "stored" }]);
      const made = (await rowsOf(startup)).filter((row) => row.investor === them && row.id !== id);
      expect(made).toHaveLength(1);
      const isIntroduced = made[0]?.ending === "yes";
      expect(await mailsAbout(made[0]?.id ?? "", "introduction-yes")).toBe(isIntroduced ? 2 : 0);
      const state = (await ownWishes(db, investor, session, leave))?.startups.find((each) => each.startup === startup);
      expect(state?.state).toBe(isIntroduced ? "met" : "sent");
      expect((await waitingRequests(db, founder, leave)).count).toBe(0);
      await forInvestor(founder, session, investor, leave, false);
    }
  });

  test("the mail that opens them leaves once to each who was there, from the end on, on two servers", async () => {
    const session = await aSession();
    const { db } = database;
    const [one, absent] = [await anInvestor(session), await anInvestor(session, { present: false })];
    const tell = (at: Date) => Promise.all(Array.from({ length: 20 }, () => tellOfWishes(db, at)));
    const letters = async ({ viewer }: Actor) =>
      (await db.select().from(job).where(eq(job.key, viewer.email))).filter(
        ({ data }) => (data as { letter?: string }).letter === "session-seat-wishes",
      ).length;
    await tell(new Date(over.getTime() - 1));
    expect(await letters(one)).toBe(0);
    await tell(over);
    await tell(leave);
    expect([await letters(one), await letters(absent)]).toEqual([1, 0]);
  });

  test("an editor ticks and unticks for the startup; a reader and who is no longer an editor do not", async () => {
    const session = await aSession();
    const { startup } = await aStartup(session);
    const investor = await anInvestor(session, { shown: true });
    const seated = (role: "editor" | "reader") => aPerson(database.db, "founder", { seat: { id: startup, role } });
    const [editor, reader] = [await seated("editor"), await seated("reader")];
    expect(await forInvestor(editor, session, investor)).toEqual({ status: "stored" });
    expect(await wishesForStartup(database.db, reader, [session], evening)).toMatchObject([
      { investors: [{ state: "wished" }] },
    ]);
    expect(await forInvestor(editor, session, investor, evening, false)).toEqual({ status: "stored" });
    await expect(forInvestor(reader, session, investor)).rejects.toThrow(NotAllowed);
    await database.db.update(startupSeat).set({ role: "reader" }).where(eq(startupSeat.person, editor.viewer.id));
    await expect(forInvestor(editor, session, investor)).rejects.toThrow(NotAllowed);
  });
});
