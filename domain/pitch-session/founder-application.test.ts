import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { onBothEngines } from "../../e2e/both-engines.ts";
import { aPitchSession } from "../../e2e/peers/sessions.ts";
import { aLead, aPerson } from "../../e2e/peers/viewers.ts";
import type { Database } from "../../platform/db/database.server.ts";
import { lead } from "../lead/lead.table.ts";
import { submitLead } from "../lead/submission.server.ts";
import { NotAllowed } from "../audit/not-allowed.ts";
import type { Actor } from "../person/actor.ts";
import { job } from "../../platform/jobs/job.table.ts";
import { blockPerson } from "../person/block.server.ts";
import { person } from "../person/person.table.ts";
import { erase } from "../privacy/erase.server.ts";
import { exportOf } from "../privacy/export.server.ts";
import type { Role } from "../person/viewer.ts";
import { readinessScan } from "../readiness/readiness.table.ts";
import { emptyFounderProfile } from "../startup/founder-profile.ts";
import { lastScanOf } from "../readiness/readiness.server.ts";
import { answerApplication, writeAnswers } from "./answer.server.ts";
import { tiePlaces } from "./founder-of.server.ts";
import { acceptForSession, takePlaceBack } from "./session-place.server.ts";
import {
  applyToPitch,
  hasAppliedTo,
  ownPitchApplications,
  sessionForSender,
  sessionsAppliedTo,
} from "./founder-application.server.ts";
import { answersFrom } from "./from-profile.ts";
import { pitchApplication } from "./pitch-application.table.ts";
import { sessionPlace } from "./session-place.table.ts";

test("an application is filled in from the profile, and what a band does not tell is asked for", () => {
  const profile = { ...emptyFounderProfile, sector: "insurtech", current_stage: "growth", annual_revenue: "1m-5m" };
  expect(answersFrom(profile, ["fintech", "other"])).toEqual({
    sector: "fintech",
    stage: "series-a",
  });
});

onBothEngines("applying to pitch from the cockpit", (open) => {
  let database: Database;
  beforeAll(async () => {
    database = await open();
  });
  afterAll(() => database.close());

  const somebody = (role: Role) => aPerson(database.db, role);
  const scanned = (actor: Actor, score: number, at = new Date()) =>
    database.db.insert(readinessScan).values({
      id: randomUUID(),
      founder: actor.viewer.id,
      score,
      findings: [],
      rulesVersion: 1,
      inputsDigest: randomUUID(),
      scannedAt: at,
    });
  const asked = (lookingFor = "raise-now") => ({
    session: "spring",
    threshold: 70,
    feeText: "price given before confirmation",
    submission: {
      key: undefined,
      lang: "fr" as const,
      payload: { startupName: "Marmelade", lookingFor },
      consents: [{ purpose: "notice" as const, version: 1, wording: "Why we ask", given: true }],
      source: {},
      address: "10.0.0.9",
      notify: "",
      spam: false,
    },
  });

  test("69 does not apply and 70 does; the application keeps its scan", async () => {
    const { db } = database;
    const actor = await somebody("founder");
    expect(await applyToPitch(db, actor, "secret", asked())).toEqual({ status: "not-ready" });
    await scanned(actor, 69, new Date("2026-11-01T09:00:00Z"));
    expect(await applyToPitch(db, actor, "secret", asked())).toEqual({ status: "not-ready" });
    await scanned(actor, 70, new Date("2026-11-02T09:00:00Z"));
    expect(await applyToPitch(db, actor, "secret", asked())).toEqual({ status: "stored" });
    await scanned(actor, 12, new Date("2026-11-03T09:00:00Z"));
    expect((await lastScanOf(db, actor.viewer.id))?.score).toBe(12);
    expect(await ownPitchApplications(db, actor)).toMatchObject([{ session: "spring", score: 70, place: null }]);
  });

  test("a founder applies to a session once, however often and in whatever words", async () => {
    const { db } = database;
    const actor = await somebody("founder");
    await scanned(actor, 80);
    const answers = await Promise.all(
      ["raise-now", "raise-later", "feedback"].map((words) => applyToPitch(db, actor, "secret", asked(words))),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual(["already", "already", "stored"]);
    expect(await db.$count(pitchApplication, eq(pitchApplication.founder, actor.viewer.id))).toBe(1);
    expect(await db.$count(lead, eq(lead.email, actor.viewer.email))).toBe(1);
  });

  test("what strangers send from the public form in a founder's name keeps nobody from applying", async () => {
    const { db } = database;
    const actor = await somebody("founder");
    await scanned(actor, 80);
    const { submission, session } = asked();
    const stranger = {
      ...submission,
      form: "pitch-application" as const,
      email: actor.viewer.email,
      address: "10.9.9.9",
    };
    for (const lookingFor of ["raise-now", "raise-later", "feedback"])
      await submitLead(db, "secret", { ...stranger, payload: { startupName: "Marmelade", lookingFor, session } });
    expect(await applyToPitch(db, actor, "secret", asked())).toEqual({ status: "stored" });
    expect(await ownPitchApplications(db, actor)).toHaveLength(1);
  });

  test("an application by the public form shows once it has a place, at the place's own session, or an answer", async () => {
    const { db } = database;
    const [actor, desk] = [await somebody("founder"), await somebody("admin")];
    await scanned(actor, 80);
    const of = (session: string) =>
      aLead(db, {
        form: "pitch-application",
        email: actor.viewer.email,
        payload: { startupName: "Marmelade", session },
      });
    const [given, refused] = [await of("autumn"), await of("spring")];
    expect(await ownPitchApplications(db, actor)).toEqual([]);
    await acceptForSession(db, desk, given, await aPitchSession(db, { id: "winter" }));
    await answerApplication(db, desk, { lead: refused, reason: "early", line: "" });
    expect(await ownPitchApplications(db, actor)).toMatchObject([
      { session: "autumn", place: "winter", isOwn: false, isRefused: false, score: null },
      { session: "spring", place: null, isOwn: false, isRefused: true },
    ]);
    const to = (session: string) => applyToPitch(db, actor, "secret", { ...asked(), session });
    expect(await to("winter")).toEqual({ status: "already" });
    expect(await to("spring")).toEqual({ status: "stored" });
    expect((await ownPitchApplications(db, actor)).map(({ isOwn }) => isOwn)).toEqual([false, true, false]);
  });

  test("the public form counts for a session after those that the signed-in startup applied to", async () => {
    const { db } = database;
    const [actor, other, desk] = [await somebody("founder"), await somebody("founder"), await somebody("admin")];
    const on = (id: string, startsOn: string) => ({ id, startsOn, endsOn: null, applicationsCloseOn: null });
    const sessions = [on("spring", "2035-03-18"), on("summer", "2035-06-18")].map((each) => ({
      ...each,
      capacity: null,
    }));
    const of = async (from: Actor | null, among = sessions) => {
      const { session, applied } = await sessionForSender(
        db,
        among,
        from ? await sessionsAppliedTo(db, from, among) : [],
      );
      return [session?.id, applied?.id];
    };
    const byPublicForm = (session: string) =>
      aLead(db, {
        form: "pitch-application",
        email: actor.viewer.email,
        payload: { startupName: "Marmelade", session },
      });
    const refuse = (sent: string) => answerApplication(db, desk, { lead: sent, reason: "early", line: "" });
    const nothing = ["spring", undefined];
    // A stranger may have sent it, so its refusal says nothing about the startup.
    await refuse(await byPublicForm("spring"));
    expect(await of(actor)).toEqual(nothing);
    await scanned(actor, 80);
    await applyToPitch(db, actor, "secret", asked());
    expect(await of(actor)).toEqual(["summer", "spring"]);
    const [own] = await db
      .select({ lead: pitchApplication.lead })
      .from(pitchApplication)
      .where(eq(pitchApplication.founder, actor.viewer.id));
    await refuse(own?.lead ?? "");
    expect(await of(actor)).toEqual(["summer", "spring"]);
    expect(await of(actor, sessions.slice(0, 1))).toEqual([undefined, "spring"]);
    expect([await of(other), await of(null), await of(desk)]).toEqual([nothing, nothing, nothing]);
    const summer = await aPitchSession(db, { id: "summer", startsOn: "2035-06-18" });
    await acceptForSession(db, desk, await byPublicForm("summer"), summer);
    expect(await of(actor)).toEqual([undefined, "summer"]);
  });

  test("an application whose place was taken back says so, until it has a place again or an answer", async () => {
    const { db } = database;
    const [actor, desk] = [await somebody("founder"), await somebody("admin")];
    await scanned(actor, 80);
    await applyToPitch(db, actor, "secret", asked());
    const [own] = await db
      .select({ lead: pitchApplication.lead })
      .from(pitchApplication)
      .where(eq(pitchApplication.founder, actor.viewer.id));
    const id = own?.lead ?? "";
    const isTakenBack = async () => (await ownPitchApplications(db, actor)).map((each) => each.isTakenBack);
    const spring = await aPitchSession(db, { id: "spring", startsOn: "2027-03-18" });
    const accept = () => acceptForSession(db, desk, id, spring);
    expect(await isTakenBack()).toEqual([false]);
    await accept();
    expect(await isTakenBack()).toEqual([false]);
    await takePlaceBack(db, desk, id, { session: "spring" });
    expect(await isTakenBack()).toEqual([true]);
    await accept();
    expect(await isTakenBack()).toEqual([false]);
    await takePlaceBack(db, desk, id, { session: "spring" });
    await answerApplication(db, desk, { lead: id, reason: "full", line: "" });
    expect(await isTakenBack()).toEqual([false]);
  });

  test("an application by the public form tells that its place was taken back, and keeps nobody from applying", async () => {
    const { db } = database;
    const [actor, desk] = [await somebody("founder"), await somebody("admin")];
    await scanned(actor, 80);
    const sent = { form: "pitch-application" as const, email: actor.viewer.email, payload: { session: "spring" } };
    const [lost, freed] = [await aLead(db, sent), await aLead(db, sent)];
    const spring = await aPitchSession(db, { id: "spring", startsOn: "2027-03-18" });
    await acceptForSession(db, desk, freed, spring);
    // The startup that closes frees its place itself, which is no news for the sender's next startup.
    const itself = { takenBackAt: new Date(), takenBackBy: null };
    await db.update(sessionPlace).set(itself).where(eq(sessionPlace.leadId, freed));
    await acceptForSession(db, desk, lost, spring);
    await takePlaceBack(db, desk, lost, { session: "spring" });
    const own = await ownPitchApplications(db, actor);
    expect(own).toMatchObject([{ session: "spring", place: null, isOwn: false, isRefused: false, isTakenBack: true }]);
    expect(hasAppliedTo(own, "spring")).toBe(false);
    expect(await applyToPitch(db, actor, "secret", asked())).toEqual({ status: "stored" });
  });

  test("an application goes with the account that sent it, also where its e-mail has changed since", async () => {
    const { db } = database;
    const actor = await somebody("founder");
    await scanned(actor, 80);
    expect(await applyToPitch(db, actor, "secret", asked())).toEqual({ status: "stored" });
    const email = `${randomUUID()}@startup.example`;
    await db.update(person).set({ email }).where(eq(person.id, actor.viewer.id));
    const given = await exportOf(db, email);
    expect(given.find(({ name }) => name === "lead")?.rows).toMatchObject([{ email: actor.viewer.email }]);
    const about = randomUUID();
    await db.transaction((tx) => erase(tx, { email, about, crm: true, forGood: false }));
    expect(await db.$count(lead, eq(lead.email, actor.viewer.email))).toBe(0);
    const forgotten = await db.select({ key: job.key }).from(job).where(eq(job.subject, about));
    expect(forgotten.map(({ key }) => key).toSorted()).toEqual([email, actor.viewer.email].toSorted());
  });

  test("what a startup's reader sends by the public form is their own, not the startup's", async () => {
    const { db } = database;
    const [owner, desk] = [await somebody("founder"), await somebody("admin")];
    const seat = { id: owner.viewer.id, role: "reader" } as const;
    const reader = await aPerson(db, "founder", { email: `${randomUUID()}@reader.example`, seat });
    const sent = { form: "pitch-application" as const, email: reader.viewer.email, payload: { session: "summer" } };
    const [given, refused] = [await aLead(db, sent), await aLead(db, sent)];
    await acceptForSession(db, desk, given, await aPitchSession(db, { id: "summer", startsOn: "2027-06-17" }));
    await answerApplication(db, desk, { lead: refused, reason: "early", line: "" });
    await tiePlaces(db);
    expect(await ownPitchApplications(db, owner)).toEqual([]);
    expect((await db.select().from(lead).where(eq(lead.id, given)))[0]?.startup).toBeNull();
    const mails = await db.select({ key: job.key }).from(job).where(eq(job.subject, refused));
    expect(mails.map(({ key }) => key)).toEqual([reader.viewer.email]);
  });

  test("a startup's answer goes to a member who can read it, and names the startup's own application", async () => {
    const { db } = database;
    const [owner, desk] = [await somebody("founder"), await somebody("admin")];
    await scanned(owner, 80);
    const id = owner.viewer.id;
    const seat = { id, role: "editor" } as const;
    const mate = await aPerson(db, "founder", { email: `${randomUUID()}@mate.example`, lang: "en", seat });
    await applyToPitch(db, owner, "secret", asked());
    const [own] = await db
      .select({ lead: pitchApplication.lead })
      .from(pitchApplication)
      .where(eq(pitchApplication.founder, id));
    const forged = await aLead(db, {
      form: "pitch-application",
      email: mate.viewer.email,
      payload: { session: "spring" },
    });
    await blockPerson(db, desk, id, { reason: "R", line: "L" });
    await db.transaction((tx) =>
      writeAnswers(tx, [own?.lead ?? "", forged], { by: desk, answer: { reason: "early", line: "" }, now: new Date() }),
    );
    const mails = await db.select().from(job).where(eq(job.key, mate.viewer.email));
    expect(mails.map(({ data }) => data)).toMatchObject([{ letter: "pitch-answer", lang: "en", lead: own?.lead }]);
  });

  test("only a founder applies", async () => {
    await expect(applyToPitch(database.db, await somebody("investor"), "secret", asked())).rejects.toThrow(NotAllowed);
  });
});
