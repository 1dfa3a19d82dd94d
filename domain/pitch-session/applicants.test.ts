import { randomUUID } from "node:crypto";
import { eq, inArray } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { onBothEngines } from "../../e2e/both-engines.ts";
import { aPitchSession } from "../../e2e/peers/sessions.ts";
import { aLead, aPerson, signedIn } from "../../e2e/peers/viewers.ts";
import type { Database } from "../../platform/db/database.server.ts";
import { application } from "../application/application.table.ts";
import { NotAllowed } from "../audit/not-allowed.ts";
import { isInProgramme, tieAcceptances } from "../meeting/programme.server.ts";
import { notification } from "../notification/notification.table.ts";
import { planGrant } from "../plan-grant/plan-grant.table.ts";
import { lead } from "../lead/lead.table.ts";
import { openStartup } from "../person/open-startup.server.ts";
import { person as personTable } from "../person/person.table.ts";
import { seatInvitation, startup as startupTable } from "../person/startup.table.ts";
import { readinessScan } from "../readiness/readiness.table.ts";
import { accept } from "../seat/accept.server.ts";
import { close, leave } from "../seat/change.server.ts";
import { invite } from "../seat/invite.server.ts";
import { answerApplication } from "./answer.server.ts";
import { type ApplicantPart, applicantsFor, standingOfApplicants } from "./applicants.server.ts";
import { ownCards } from "../session-record/card.server.ts";
import { tiePlaces } from "./founder-of.server.ts";
import { pitchApplication } from "./pitch-application.table.ts";
import { tellOfNearSessions } from "./session-near.server.ts";
import { acceptForSession, takePlaceBack } from "./session-place.server.ts";

const admin = signedIn("admin", "operator");
const spring = { id: "spring", capacity: 8, startsOn: "2026-12-10", endsOn: null, applicationsCloseOn: null };

onBothEngines("applicants of a pitch session", (open) => {
  let database: Database;
  beforeAll(async () => {
    database = await open();
    await aPitchSession(database.db, spring);
  });
  afterAll(() => database.close());

  const account = async (email: string) => (await aPerson(database.db, "founder", { email })).viewer.id;

  async function apply(name: string, hour: number, tied?: { founder: string; score: number }) {
    const id = await aLead(database.db, {
      ...{ form: "pitch-application", email: `${name}@startup.example` },
      payload: { startupName: name, session: spring.id },
      createdAt: new Date(`2026-11-20T${hour}:00:00Z`),
    });
    if (tied)
      await database.db
        .insert(pitchApplication)
        .values({ ...tied, lead: id, session: spring.id, scan: randomUUID(), plan: "elite", feeText: "included" });
    return id;
  }
  const accepted = async (email: string) =>
    database.db.insert(application).values({
      ...{ id: await aLead(database.db, { form: "application" }), email, intake: "2026-10", lang: "fr" },
      ...{ status: "accepted", shownStatus: "accepted" },
    });
  const scanned = (founder: string, score: number) =>
    database.db.insert(readinessScan).values({
      ...{ id: randomUUID(), founder, score, findings: [], rulesVersion: 1, inputsDigest: randomUUID() },
    });

  test("are told apart by whether their Elite plan was the free month when they applied", async () => {
    const { db } = database;
    const [paying, trying] = [
      await account(`${randomUUID()}@startup.example`),
      await account(`${randomUUID()}@startup.example`),
    ];
    const grant = { plan: "elite", startsOn: "2026-11-10", endsOn: "2026-12-10", grantedBy: "x", reason: "x" } as const;
    await db.insert(planGrant).values([
      { ...grant, id: randomUUID(), startup: paying },
      { ...grant, id: randomUUID(), startup: trying, source: "trial" },
    ]);
    const leads = [
      await apply("paying", 10, { founder: paying, score: 80 }),
      await apply("trying", 10, { founder: trying, score: 80 }),
    ];
    await db.update(pitchApplication).set({ sentAt: new Date("2026-11-20T09:00:00Z") });
    const standing = await standingOfApplicants(db, admin, leads);
    expect(leads.map((id) => standing.get(id)?.isOnTrial)).toEqual([false, true]);
    await db.delete(lead).where(inArray(lead.id, leads));
  });

  test("are proposed by programme, then score, then date; a person decides, and their founders are told", async () => {
    const { db } = database;
    const [anchois, bonite] = [await account("anchois@startup.example"), await account("bonite@startup.example")];
    await apply("stranger", 10);
    await apply("late", 15, { founder: await account("late@startup.example"), score: 80 });
    const cockpit = await apply("anchois", 12, { founder: anchois, score: 80 });
    await scanned(anchois, 12);
    await scanned(bonite, 91);
    const tied = await apply("bonite", 14);
    const insider = await apply("insider", 18);
    await db.insert(application).values({
      ...{
        id: insider,
        email: "insider@startup.example",
        intake: "2026-10",
        lang: "fr",
        status: "accepted",
        shownStatus: "accepted",
      },
    });
    await apply("elsewhere", 11, { founder: await account("elsewhere@startup.example"), score: 99 });
    await db.update(pitchApplication).set({ session: "autumn" }).where(eq(pitchApplication.score, 99));

    const order = async (part: ApplicantPart) =>
      (await applicantsFor(db, admin, spring.id, part)).rows.map(
        ({ startup, score, founder, hasPlace, isUnproven }) => [startup, score, founder !== null, hasPlace, isUnproven],
      );
    expect(await order("form")).toEqual([
      ["insider", null, false, false, true],
      ["bonite", 91, true, false, true],
      ["stranger", null, false, false, false],
    ]);
    expect(await order("own")).toEqual([
      ["anchois", 80, true, false, false],
      ["late", 80, true, false, false],
    ]);
    for (const id of [cockpit, tied, insider]) expect(await acceptForSession(db, admin, id, spring)).toBe("stored");
    expect((await order("own")).map(([name, , , hasPlace]) => [name, hasPlace])).toEqual([
      ["insider", true],
      ["bonite", true],
      ["anchois", true],
      ["late", false],
    ]);
    expect((await order("form")).map(([name]) => name)).toEqual(["stranger"]);
    expect((await standingOfApplicants(db, admin, [cockpit])).get(cockpit)).toMatchObject({
      ...{ founder: anchois, score: 80, plan: "elite", feeText: "included" },
    });

    const at = (day: string) => new Date(`${day}T09:00:00Z`);
    expect(await tellOfNearSessions(db, [spring], at("2026-12-02"))).toBe(0);
    const both = [1, 2].map(() => tellOfNearSessions(db, [spring], at("2026-12-03")));
    expect((await Promise.all(both)).reduce((one, other) => one + other)).toBe(2);
    expect(await tellOfNearSessions(db, [{ ...spring, startsOn: "2026-12-09" }], at("2026-12-04"))).toBe(2);
    await takePlaceBack(db, admin, tied, { session: spring.id });
    expect(await tellOfNearSessions(db, [{ ...spring, startsOn: "2026-12-08" }], at("2026-12-04"))).toBe(1);
    const told = async (founder: string) =>
      (await db.select().from(notification).where(eq(notification.person, founder))).map(({ data }) => data["state"]);
    expect((await told(anchois)).toSorted()).toEqual(["near", "near", "near", "place"]);
    expect((await told(bonite)).toSorted()).toEqual(["held", "near", "near", "taken-back"]);
  });

  test("show a no, and a place that was taken back until there is one again", async () => {
    const { db } = database;
    const session = { ...spring, id: `answered-${randomUUID()}` };
    await aPitchSession(db, session);
    const sent = async (name: string, score: number) => {
      const { viewer } = await aPerson(db, "founder");
      const id = await aLead(db, { form: "pitch-application", email: viewer.email, payload: { startupName: name } });
      const tied = { founder: viewer.id, session: session.id, scan: randomUUID(), score };
      await db.insert(pitchApplication).values({ ...tied, lead: id, plan: "elite", feeText: "" });
      return id;
    };
    const refused = await sent("refused", 4);
    const placed = await sent("placed", 3);
    const listed = async () => {
      const { rows } = await applicantsFor(db, admin, session.id, "own");
      return rows.map((row) => [row.startup, row.hasPlace, row.refusedFor, row.wasTakenBack]);
    };
    expect(await listed()).toEqual([
      ["refused", false, null, false],
      ["placed", false, null, false],
    ]);
    expect(await answerApplication(db, admin, { lead: refused, reason: "early", line: "" })).toBe("stored");
    await acceptForSession(db, admin, placed, session);
    await takePlaceBack(db, admin, placed, { session: session.id });
    expect(await listed()).toEqual([
      ["refused", false, "early", false],
      ["placed", false, null, true],
    ]);
    await acceptForSession(db, admin, placed, session);
    expect(await listed()).toContainEqual(["placed", true, null, true]);
  });

  test("are of the programme when any of their people was accepted, whoever sends the application", async () => {
    const { db } = database;
    const startup = await account("accepted@seats.example");
    const partner = await aPerson(db, "founder", {
      email: "partner@seats.example",
      seat: { id: startup, role: "editor" },
    });
    await accepted("accepted@seats.example");
    const sent = await aLead(db, {
      ...{ form: "pitch-application", email: "partner@seats.example", account: partner.viewer.id },
      payload: { startupName: "Seats", session: "seats" },
    });
    await db.insert(pitchApplication).values({
      ...{ lead: sent, founder: startup, session: "seats", scan: randomUUID() },
      ...{ score: 3, plan: "elite", feeText: "" },
    });
    const { rows } = await applicantsFor(db, admin, "seats", "own");
    expect(rows.map(({ inProgramme }) => inProgramme)).toEqual([true]);
  });

  test("are of the programme by the startup of the acceptance, also after the accepted person has left it", async () => {
    const { db } = database;
    const [ours, rival] = [await aPerson(db, "founder"), await aPerson(db, "founder")];
    const seat = { id: ours.viewer.id, role: "editor" } as const;
    const email = `${randomUUID()}@leaver.example`;
    const leaver = await aPerson(db, "founder", { email, seat });
    for (const [{ viewer }, score] of [
      [ours, 3],
      [rival, 70],
    ] as const) {
      const sent = await aLead(db, {
        form: "pitch-application",
        email: viewer.email,
        payload: { startupName: viewer.id },
      });
      await db.insert(pitchApplication).values({
        ...{ lead: sent, founder: viewer.id, session: "left", scan: randomUUID() },
        ...{ score, plan: "elite", feeText: "" },
      });
    }
    await accepted(email);
    const inOrder = async () =>
      (await applicantsFor(db, admin, "left", "own")).rows.map((row) => [row.founder, row.inProgramme]);
    const expected = [
      [ours.viewer.id, true],
      [rival.viewer.id, false],
    ];
    expect(await inOrder()).toEqual(expected);
    await tieAcceptances(db);
    expect(await inOrder()).toEqual(expected);

    expect(await leave(db, leaver)).toEqual({ status: "left" });
    await invite(db, rival, { email, role: "reader", lang: "fr" });
    const [invitation] = await db.select().from(seatInvitation).where(eq(seatInvitation.email, email));
    const without = { ...leaver, viewer: { ...leaver.viewer, startup: null } };
    expect(await accept(db, without, invitation?.id ?? "")).toEqual({ status: "joined" });
    await tieAcceptances(db);
    expect(await inOrder()).toEqual(expected);
    expect(await Promise.all([ours, rival].map(({ viewer }) => isInProgramme(db, viewer.id)))).toEqual([true, false]);

    await db.update(application).set({ status: "freed", shownStatus: "freed" }).where(eq(application.email, email));
    expect(await isInProgramme(db, ours.viewer.id)).toBe(false);
  });

  test("leave their place with the startup, also after the sender has left it and has opened another one", async () => {
    const { db } = database;
    const session = { ...spring, id: `tied-${randomUUID()}` };
    await aPitchSession(db, session);
    const ours = await aPerson(db, "founder");
    const email = `${randomUUID()}@sender.example`;
    const sender = await aPerson(db, "founder", { email, seat: { id: ours.viewer.id, role: "editor" } });
    const sent = await aLead(db, { form: "pitch-application", email, payload: { startupName: "Ours" } });
    expect(await acceptForSession(db, admin, sent, session)).toBe("stored");
    const placesOf = async (actor: typeof ours) => (await ownCards(db, actor)).map((place) => place.session);
    expect(await placesOf(ours)).toEqual([session.id]);
    await Promise.all([tiePlaces(db), tiePlaces(db)]);
    expect(await leave(db, sender)).toEqual({ status: "left" });
    const startup = { id: await openStartup(db, sender.viewer.id), role: "owner" as const };
    const away = { ...sender, viewer: { ...sender.viewer, startup } };
    await tiePlaces(db);
    expect([await placesOf(ours), await placesOf(away)]).toEqual([[session.id], []]);
    await takePlaceBack(db, admin, sent, { session: session.id });
    const told = await db.select().from(notification).where(eq(notification.person, ours.viewer.id));
    expect(told.map(({ data }) => data["state"])).toEqual(["held", "taken-back"]);

    // A place whose startup is deleted counts for the sender's startup again.
    expect(await acceptForSession(db, admin, sent, session)).toBe("stored");
    await db.delete(startupTable).where(eq(startupTable.id, ours.viewer.id));
    expect(await placesOf(away)).toEqual([session.id]);
  });

  test("are of the programme when an accepted person without a startup opens one or joins one, and it stays", async () => {
    const { db } = database;
    const email = `${randomUUID()}@opens.example`;
    await accepted(email);
    await tieAcceptances(db);
    const person = await aPerson(db, "investor", { email });
    await tieAcceptances(db);
    const opened = await openStartup(db, person.viewer.id);
    expect(await isInProgramme(db, opened)).toBe(true);
    await Promise.all([tieAcceptances(db), tieAcceptances(db)]);
    await db
      .update(personTable)
      .set({ email: `new-${email}` })
      .where(eq(personTable.id, person.viewer.id));
    expect(await isInProgramme(db, opened)).toBe(true);

    // An invitation carries no place away: its startup is closed first.
    const host = await aPerson(db, "founder");
    await db.update(personTable).set({ role: "founder", email }).where(eq(personTable.id, person.viewer.id));
    await invite(db, host, { email, role: "editor", lang: "fr" });
    const [invitation] = await db.select().from(seatInvitation).where(eq(seatInvitation.email, email));
    const seat = { id: opened, role: "owner" as const };
    const founder = { ...person, viewer: { ...person.viewer, role: "founder" as const, startup: seat } };
    expect(await accept(db, founder, invitation?.id ?? "")).toEqual({ status: "seated" });
    await db.update(application).set({ startup: null }).where(eq(application.email, email));
    expect(await accept(db, founder, invitation?.id ?? "")).toEqual({ status: "seated" });
    expect(await isInProgramme(db, opened)).toBe(true);
    expect(await close(db, founder, "")).toEqual({ status: "closed" });
    expect(await accept(db, founder, invitation?.id ?? "")).toEqual({ status: "joined" });
    await tieAcceptances(db);
    expect(await isInProgramme(db, host.viewer.id)).toBe(true);
  });

  test("are not of the programme by a reader of theirs who was accepted", async () => {
    const { db } = database;
    const host = await aPerson(db, "founder");
    const email = `${randomUUID()}@reader.example`;
    const reader = await aPerson(db, "founder", { email, seat: { id: host.viewer.id, role: "reader" } });
    await accepted(email);
    expect(await isInProgramme(db, host.viewer.id)).toBe(false);
    await tieAcceptances(db);
    expect(await isInProgramme(db, host.viewer.id)).toBe(false);
    expect(await leave(db, reader)).toEqual({ status: "left" });
    const opened = await openStartup(db, reader.viewer.id);
    await tieAcceptances(db);
    expect(await Promise.all([host.viewer.id, opened].map((id) => isInProgramme(db, id)))).toEqual([false, true]);
  });

  test("made up on the public form by the hundred hide nobody, and each is on a page", async () => {
    const { db } = database;
    const [first, after] = [new Date("2026-11-01T10:00:00Z"), new Date("2026-11-21T10:00:00Z")];
    const sent = (name: string, createdAt: Date) =>
      aLead(db, {
        ...{ form: "pitch-application", email: `${name}@crowd.example`, createdAt },
        payload: { startupName: name, session: "crowd" },
      });
    for (let nth = 0; nth < 510; nth += 1) await sent(`made-up-${nth}`, first);
    const honest = await sent("honest", after);
    const own = await sent("signed-in", after);
    await db.insert(pitchApplication).values({
      ...{ lead: own, founder: await account("signed-in@crowd.example"), session: "crowd", scan: randomUUID() },
      ...{ score: 3, plan: "elite", feeText: "" },
    });
    const ofOwn = await applicantsFor(db, admin, "crowd", "own");
    expect([ofOwn.total, ofOwn.rows.map((row) => row.lead)]).toEqual([1, [own]]);
    const { pages, total } = await applicantsFor(db, admin, "crowd", "form");
    expect([pages, total]).toEqual([11, 511]);
    const last = await applicantsFor(db, admin, "crowd", "form", pages);
    expect(last.rows.at(-1)?.lead).toBe(honest);
  });

  test("are the desk's to see", async () => {
    await expect(applicantsFor(database.db, signedIn("founder"), spring.id, "own")).rejects.toThrow(NotAllowed);
    await expect(standingOfApplicants(database.db, signedIn("investor"), [])).rejects.toThrow(NotAllowed);
  });
});
