import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { onBothEngines } from "../../e2e/both-engines.ts";
import { answers as given } from "../../e2e/peers/application-answers.ts";
import { aPitchSession } from "../../e2e/peers/sessions.ts";
import { aLead, aPerson, aSession } from "../../e2e/peers/viewers.ts";
import type { Database } from "../../platform/db/database.server.ts";
import { application, applicationSubmission } from "../application/application.table.ts";
import { bookTime } from "../application/booking.server.ts";
import { declareConflict } from "../application/review/conflict.server.ts";
import { host } from "../meeting/host.table.ts";
import { meeting } from "../meeting/meeting.table.ts";
import { meetingInMail } from "../meeting/meeting-mails.server.ts";
import { joinTeam } from "../person/team.server.ts";
import type { TeamFunction } from "../team/rights.ts";
import { blockPerson, endSessionsOf, liftBlock } from "../person/block.server.ts";
import { changeEmail } from "../person/email.server.ts";
import { makeLink } from "../person/link.server.ts";
import { setPassword } from "../person/mailed-password.server.ts";
import { openStartup } from "../person/open-startup.server.ts";
import { changePassword } from "../person/password.server.ts";
import { changeRole } from "../person/role.server.ts";
import { takeSeat } from "../person/take-seat.server.ts";
import { endAccess } from "../colleague/end-access.server.ts";
import { agreeFee } from "../pitch-session/participation-fee.server.ts";
import { acceptForSession } from "../pitch-session/session-place.server.ts";
import { sessionPlace } from "../pitch-session/session-place.table.ts";
import { pitchApplication } from "../pitch-session/pitch-application.table.ts";
import { close, remove } from "../seat/change.server.ts";
import { sessionTurn } from "../session-day/session-day.table.ts";
import { sessionPlan } from "../session-seat/session-seat.table.ts";
import { attachesFile, chooseFiles, openFeed, readerOfFeed, revokeFeed } from "./calendar-feed.server.ts";
import { ownDates } from "./own-dates.server.ts";
import { calendarFeed } from "../person/calendar-feed.table.ts";

const now = new Date("2027-01-04T07:00:00Z");
const day = 24 * 3_600_000;

onBothEngines("calendar feeds", (open) => {
  let database: Database;
  beforeAll(async () => {
    database = await open();
    await database.db.insert(host).values({ id: "finance", kind: "mentor", zone: "Europe/Paris" });
  });
  afterAll(() => database.close());

  const tokenOf = async (actor: Awaited<ReturnType<typeof aPerson>>) => {
    const answer = await openFeed(database.db, await aSession(database.db, actor));
    if (answer.status !== "opened") throw new Error(answer.status);
    return answer.token;
  };
  const opens = async (token: string) => (await readerOfFeed(database.db, token))?.id;

  async function meets(founder: string, days: number, more: Partial<typeof meeting.$inferInsert> = {}) {
    const startsAt = new Date(now.getTime() + days * day);
    const endsAt = new Date(startsAt.getTime() + 3_600_000);
    const row = { id: randomUUID(), host: "finance", founder, topic: "Runway", place: "https://visio.example/1" };
    await database.db.insert(meeting).values({ ...row, startsAt, endsAt, busyTo: endsAt, ...more });
    return row.id;
  }

  test("of 20 tokens opened at once one opens the feed, and the stored digest opens nothing", async () => {
    const founder = await aPerson(database.db, "founder");
    const tokens = await Promise.all(Array.from({ length: 20 }, () => tokenOf(founder)));
    const open20 = (await Promise.all(tokens.map(opens))).filter(Boolean);
    expect([new Set(tokens).size, open20]).toEqual([20, [founder.viewer.id]]);
    const [row] = await database.db.select().from(calendarFeed).where(eq(calendarFeed.person, founder.viewer.id));
    expect(row?.digest).toMatch(/^[\da-f]{64}$/);
    for (const guess of [row?.digest ?? "", "", "A".repeat(43)]) expect(await opens(guess)).toBeUndefined();
  });

  test("a revoked token, a seat that was left and a blocked account open nothing at once", async () => {
    const owner = await aPerson(database.db, "founder");
    const [one, two, three] = [
      owner,
      await aPerson(database.db, "founder", { seat: { id: owner.viewer.id, role: "editor" } }),
      await aPerson(database.db, "investor", { verdict: "yes" }),
    ];
    const tokens = [await tokenOf(one), await tokenOf(two), await tokenOf(three)];
    expect(await Promise.all(tokens.map(opens))).toEqual([one, two, three].map(({ viewer }) => viewer.id));
    expect([await revokeFeed(database.db, one), await revokeFeed(database.db, one)]).toEqual(["revoked", "none"]);
    await remove(database.db, owner, two.viewer.id);
    await blockPerson(database.db, await aPerson(database.db, "admin"), three.viewer.id, { reason: "R", line: "L" });
    expect(await Promise.all(tokens.map(opens))).toEqual([undefined, undefined, undefined]);
  });

  test("a feed ends with the password, the e-mail address and the access, and comes back with none", async () => {
    const { db } = database;
    const admin = await aPerson(db, "admin");
    const reader = () => aPerson(db, "investor", { email: `${randomUUID()}@fonds.example`, verdict: "yes" });
    const password = "une longue marée montante";
    const address = "192.0.2.1";
    const owner = await aPerson(db, "founder");
    const editor = await aPerson(db, "founder", { seat: { id: owner.viewer.id, role: "editor" } });
    const colleague = await aPerson(db, "team");
    await joinTeam(db, colleague.viewer.id, ["expert"]);
    const ends: [Awaited<ReturnType<typeof aPerson>>, (id: string) => Promise<unknown>][] = [
      [await reader(), (id) => endSessionsOf(db, admin, id)],
      [
        await reader(),
        async (id) => setPassword(db, { link: await makeLink(db, id, "reset"), purpose: "reset", password, address }),
      ],
      [
        await reader(),
        async (id) => {
          const { viewer } = await aSession(db, { ...owner, viewer: { ...owner.viewer, id, role: "investor" } });
          await changePassword(db, viewer, password, { address, device: "" });
        },
      ],
      [
        await reader(),
        async (id) =>
          changeEmail(
            db,
            await makeLink(db, id, "email", `${id}@new.example`),
            { address, sessionId: undefined },
            async () => {},
          ),
      ],
      [
        await reader(),
        async (id) => {
          await blockPerson(db, admin, id, { reason: "R", line: "L" });
          await liftBlock(db, admin, id);
        },
      ],
      [
        await reader(),
        async (id) => {
          await changeRole(db, admin, id, "founder");
          await changeRole(db, admin, id, "investor");
        },
      ],
      [
        colleague,
        async (id) => {
          await endAccess(db, admin, { id, to: null });
          await joinTeam(db, id, ["expert"]);
        },
      ],
      [
        editor,
        async (id) => {
          await remove(db, owner, id);
          await takeSeat(db, id, { id: owner.viewer.id, role: "reader" });
        },
      ],
      [
        owner,
        async (id) => {
          await remove(db, owner, editor.viewer.id);
          expect(await close(db, owner, "")).toEqual({ status: "closed" });
          await openStartup(db, id);
        },
      ],
    ];
    const left = [];
    for (const [actor, end] of ends) {
      const token = await tokenOf(actor);
      expect(await opens(token)).toBe(actor.viewer.id);
      await end(actor.viewer.id);
      left.push(await opens(token));
    }
    expect(left).toEqual(ends.map(() => undefined));
  });

  test("a founder’s feed holds what their startup booked from 30 days ago to twelve months ahead", async () => {
    const [own, other] = [await aPerson(database.db, "founder"), await aPerson(database.db, "founder")];
    const { id } = own.viewer;
    const kept = [await meets(id, -29), await meets(id, 3), await meets(id, 364)];
    await meets(id, -31);
    await meets(id, 370);
    await meets(id, 5, { cancelledAt: now, cancelledBy: "guest" });
    await meets(other.viewer.id, 4);
    const reader = await readerOfFeed(database.db, await tokenOf(own));
    if (!reader) throw new Error("No reader");
    const dates = await ownDates(database.db, reader, [], now);
    expect(dates.map(({ uid }) => uid)).toEqual(kept.map((each) => `meeting-${each}`));
    expect(JSON.stringify(dates)).not.toContain("visio.example");
  });

  test("a manager’s feed holds the calls of applications, but where they have a conflict of interest", async () => {
    const { db } = database;
    const manager = await aPerson(db, "admin");
    const token = await tokenOf(manager);
    const shown = async () => {
      const reader = await readerOfFeed(db, token);
      return reader ? (await ownDates(db, reader, [], now)).map(({ uid }) => uid) : null;
    };
    const [one, other] = [randomUUID(), randomUUID()];
    const uids: string[] = [];
    for (const [index, id] of [one, other].entries()) {
      await aLead(db, { id, form: "application", email: `${id}@b.test` });
      await db.insert(application).values({ id, intake: "2027-01", email: `${id}@b.test`, lang: "fr" });
      const sent = { id: randomUUID(), applicationId: id, answers: given, submittedAt: now };
      await db.insert(applicationSubmission).values(sent);
      const startsAt = new Date(now.getTime() + (index + 1) * day);
      uids.push(`call-${(await bookTime(db, id, { startsAt, minutes: 30, place: "", host: null }, now))?.id}`);
    }
    expect(await shown()).toEqual(uids);
    await declareConflict(db, manager, { application: one, reason: "My sister" });
    expect(await shown()).toEqual(uids.slice(1));
  });

  test("a call in an expert’s hours names no company once a conflict of interest closes it to them", async () => {
    const { db } = database;
    const expert = await aPerson(db, "admin");
    const id = randomUUID();
    await aLead(db, { id, form: "application", email: `${id}@b.test` });
    await db.insert(application).values({ id, intake: "2027-01", email: `${id}@b.test`, lang: "fr" });
    const answers = { ...given, companyName: "Sœurs & Cie" };
    await db.insert(applicationSubmission).values({ id: randomUUID(), applicationId: id, answers, submittedAt: now });
    await db.insert(host).values({ id: expert.viewer.id, kind: "expert", zone: "Europe/Paris" });
    const call = await meets("", 1, { host: expert.viewer.id, founder: null, application: id });
    const named = async () => {
      const reader = await readerOfFeed(db, await tokenOf(expert));
      const dates = reader ? await ownDates(db, reader, [], now) : [];
      const mailed = await meetingInMail(db, call);
      return [dates.flatMap((date) => (date.kind === "hosted" ? [date.startup] : [])), mailed?.startup];
    };
    expect(await named()).toEqual([["Sœurs & Cie"], "Sœurs & Cie"]);
    await declareConflict(db, expert, { application: id, reason: "My sister" });
    expect(await named()).toEqual([[""], ""]);
  });

  test("a call in an expert’s hours leaves their feed with their function, and stays in a manager’s", async () => {
    const { db } = database;
    const expert = await aPerson(db, "team");
    const id = await aLead(db, { form: "application" });
    await db.insert(application).values({ id, email: `${id}@startup.example`, intake: "2027-01", lang: "fr" });
    await db.insert(host).values({ id: expert.viewer.id, kind: "expert", zone: "Europe/Paris" });
    const call = await meets("", 1, { host: expert.viewer.id, founder: null, application: id });
    const shown = async (functions: readonly TeamFunction[]) => {
      await joinTeam(db, expert.viewer.id, functions);
      const reader = await readerOfFeed(db, await tokenOf(expert));
      return reader
        ? (await ownDates(db, reader, [], now)).map(({ uid }) => uid).filter((uid) => uid.endsWith(call))
        : null;
    };
    expect(await shown(["expert"])).toEqual([`meeting-${call}`]);
    expect(await shown(["reviewer"])).toEqual([]);
    expect(await shown(["manager"])).toEqual([`call-${call}`]);
  });

  test("a founder’s place has the session’s hours until the order is sent, then those of their turn", async () => {
    const { db } = database;
    const founder = await aPerson(db, "founder");
    const event = { id: "soon", startsOn: "2027-01-20", endsOn: null, startTime: "18:00", endTime: "21:00" };
    const session = { ...event, format: "quarterly" as const };
    const desk = await aPerson(db, "admin");
    const lead = await aLead(db, { form: "pitch-application", payload: { startupName: "Sel" } });
    await db.insert(pitchApplication).values({
      ...{ lead, founder: founder.viewer.startup?.id ?? "", session: event.id, scan: randomUUID() },
      ...{ score: 80, plan: "visible", feeText: "" },
    });
    await acceptForSession(db, desk, lead, await aPitchSession(db, event));
    const [place] = await db.select().from(sessionPlace).where(eq(sessionPlace.leadId, lead));
    const reader = await readerOfFeed(db, await tokenOf(founder));
    if (!reader || !place) throw new Error("No reader");
    const dates = () => ownDates(db, reader, [session], now);
    const held = { kind: "held-place", uid: `place-${place.id}`, startsAt: new Date("2027-01-20T17:00:00Z") };
    expect(await dates()).toMatchObject([held]);
    expect(await agreeFee(db, desk, lead, { session: event.id, amount: 15_000 })).toBe("stored");
    expect(await dates()).toMatchObject([{ ...held, kind: "place" }]);
    await db.insert(sessionPlan).values({ session: event.id, startsOn: event.startsOn }).onConflictDoNothing();
    const toldStart = new Date("2027-01-20T17:24:00Z");
    const told = { toldStart, toldPitch: 4, toldQuestions: 4, toldAt: now, sequence: 2, position: 2 };
    await db
      .insert(sessionTurn)
      .values({ place: place.id, session: event.id, ...told })
      .onConflictDoUpdate({ target: sessionTurn.place, set: told });
    expect(await dates()).toMatchObject([
      {
        ...{ uid: `session-turn-${place.id}`, sequence: 2, startsAt: toldStart },
        endsAt: new Date("2027-01-20T17:32:00Z"),
      },
    ]);
    const withoutHours = { ...session, startTime: null, endTime: null };
    expect(await ownDates(db, reader, [withoutHours], now)).toMatchObject([
      { kind: "place", uid: `place-${place.id}`, startsAt: null, day: event.startsOn },
    ]);
  });

  test("without attached invitations only what is made from then on comes without, until the feed is closed", async () => {
    const founder = await aPerson(database.db, "founder");
    const { email } = founder.viewer;
    const attached = () =>
      Promise.all([-1, 1].map((days) => attachesFile(database.db, email, new Date(now.getTime() + days * day))));
    expect((await chooseFiles(database.db, founder, false, now)).status).toBe("none");
    await tokenOf(founder);
    expect(await attached()).toEqual([true, true]);
    expect((await chooseFiles(database.db, founder, false, now)).status).toBe("stored");
    expect(await attached()).toEqual([true, false]);
    await tokenOf(founder);
    expect(await attached()).toEqual([true, false]);
    await revokeFeed(database.db, founder);
    expect(await attached()).toEqual([true, true]);
  });
});
