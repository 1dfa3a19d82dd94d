import { randomUUID } from "node:crypto";
import { and, eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { onBothEngines } from "../../e2e/both-engines.ts";
import { answers } from "../../e2e/peers/application-answers.ts";
import { atOnce } from "../../e2e/peers/answer-terms.ts";
import { aLead, aPerson, signedIn } from "../../e2e/peers/viewers.ts";
import type { Database } from "../../platform/db/database.server.ts";
import { job } from "../../platform/jobs/job.table.ts";
import { contentVersion } from "../content/content.table.ts";
import { lead } from "../lead/lead.table.ts";
import { person } from "../person/person.table.ts";
import { teamMember } from "../person/team-member.table.ts";
import { auditEntry } from "../audit/audit.table.ts";
import { exportOf, holdingsOf } from "../privacy/export.server.ts";
import { accountFor } from "./account.server.ts";
import { requestCall, withdrawApplication } from "./applicant-actions.server.ts";
import { decidedAmong, readApplication, readForTeam } from "./application.server.ts";
import { application, applicationDecision, applicationRevision, applicationSubmission } from "./application.table.ts";
import { type Decision, decide } from "./decision.server.ts";
import { acceptedByIntake, placesTaken } from "./intake-queries.server.ts";
import { chooseTime, inviteToCall } from "./invitation.server.ts";
import { heldOfLeavers, recallOfLeaver } from "./leavers.server.ts";
import { lastHeld } from "./last-held.server.ts";
import { declareConflict } from "./review/conflict.server.ts";
import { recall } from "./recall.server.ts";
import { releaseDue } from "./release.server.ts";
import { syncStatus } from "./status.server.ts";
import { changeApplication, confirmRevision } from "./submit.server.ts";

const at = (time: string) => new Date(time);
const now = at("2026-12-01T09:00:00Z");
const minutes = (count: number) => new Date(now.getTime() + count * 60_000);
const held = { ...atOnce, hold: 15 };
const [author, colleague] = [signedIn("admin", "author"), signedIn("admin", "colleague")];
const no = { step: "first", verdict: "no", reason: "Too early", line: "Come back with three clients." } as const;
const final = (verdict: "yes" | "no" | "wait" | "freed") =>
  ({ step: "final", verdict, reason: `Because ${verdict}`, line: `Line ${verdict}` }) as const;
const log = {
  warn(details: unknown) {
    throw new Error("An answer was not released", { cause: details });
  },
};

onBothEngines("an answer that is held", (open) => {
  let database: Database;
  beforeAll(async () => {
    database = await open();
  });
  afterAll(() => database.close());

  let months = 0;
  /** Each application gets its own intake, so that the tests do not compete for places. */
  async function applied() {
    const { db } = database;
    const id = randomUUID();
    const email = `${id}@b.test`;
    const intake = `${2030 + (months += 1)}-03`;
    await aLead(db, { id, form: "application", email });
    await db.insert(application).values({ id, intake, email, lang: "fr", sentAt: now });
    await db.insert(applicationSubmission).values({ id: randomUUID(), applicationId: id, answers, submittedAt: now });
    await syncStatus(db, id);
    return { id, email, intake };
  }
  const decideNow = (id: string, decision: Decision, when = now, terms = held) =>
    decide(database.db, author, id, { ...decision, ...terms }, when);
  const invite = (id: string, reason: string, when = now, terms = held) =>
    inviteToCall(
      database.db,
      author,
      id,
      { times: [at("2027-01-04T09:00:00Z")], where: "By video", reason, anyway: true, ...terms },
      when,
    );
  const change = (id: string, when: Date) => {
    const changed = { answers: { ...answers, pitch: "Reeds for roofs." }, notify: "" };
    return changeApplication(database.db, id, changed, held.rule, when);
  };
  const release = (when: Date) => releaseDue(database.db, held, log, when);
  const lettersOf = async (id: string) =>
    (await database.db.select().from(job).where(eq(job.subject, id)).orderBy(job.seq)).map(
      ({ data }) => (data as { letter?: string }).letter,
    );
  const heldOf = async (id: string) => {
    const found = await readForTeam(database.db, id);
    return { application: id, answer: (found?.final ?? found?.first)?.id ?? "" };
  };
  const preselected = async () => {
    const one = await applied();
    await invite(one.id, "Traction", now, atOnce);
    return one;
  };
  async function seenBy({ id, email, intake }: { id: string; email: string; intake: string }) {
    const { db } = database;
    const { status: _, ...application_ } = (await readApplication(db, id)) ?? { status: null };
    return JSON.stringify([
      application_,
      await accountFor(db, id),
      await exportOf(db, email),
      await holdingsOf(db, email),
      [...(await acceptedByIntake(db, [intake]))],
      await lettersOf(id),
      await db.select().from(contentVersion),
    ]);
  }

  test("can be taken back with one press once whoever gave it has left the team", async () => {
    const { db } = database;
    const { viewer, address } = await aPerson(db, "team");
    const manager = { address, viewer: { ...viewer, functions: ["manager"] as const } };
    await db.insert(teamMember).values({ personId: viewer.id, functions: ["manager"] });
    const [one, two, other] = [await applied(), await applied(), await applied()];
    for (const { id } of [one, two]) await decide(db, manager, id, { ...no, ...held }, now);
    await decideNow(other.id, no);
    expect(await heldOfLeavers(db, author)).toEqual([]);
    const its = eq(person.id, manager.viewer.id);
    await db.update(person).set({ role: "investor" }).where(its);
    expect(await heldOfLeavers(db, author)).toHaveLength(2);
    await db.update(person).set({ role: "team" }).where(its);
    await db
      .update(teamMember)
      .set({ functions: ["reviewer"] })
      .where(eq(teamMember.personId, manager.viewer.id));
    expect(await heldOfLeavers(db, author)).toHaveLength(2);
    await db.delete(teamMember).where(eq(teamMember.personId, manager.viewer.id));
    const found = await heldOfLeavers(db, author);
    expect(found.map(({ application: id }) => id).toSorted()).toEqual([one.id, two.id].toSorted());
    expect(await recallOfLeaver(db, author, manager.viewer.id, now)).toBe(2);
    expect(await recallOfLeaver(db, author, manager.viewer.id, now)).toBe(0);
    await release(minutes(16));
    expect([await lettersOf(one.id), await lettersOf(two.id)]).toEqual([[], []]);
    expect(await lettersOf(other.id)).toHaveLength(1);
  });

  test("is offered to whoever gave it last until it leaves, and to nobody else", async () => {
    const { db } = database;
    const [me, other] = [signedIn("admin", randomUUID()), signedIn("admin", randomUUID())];
    const [one, two] = [await applied(), await applied()];
    expect(await lastHeld(db, me, now)).toBeNull();
    await decide(db, me, one.id, { ...no, ...held }, now);
    await decide(db, me, two.id, { ...no, ...held }, minutes(1));
    const answer = await heldOf(two.id);
    expect(await lastHeld(db, other, minutes(2))).toBeNull();
    expect(await lastHeld(db, me, minutes(2))).toMatchObject({
      ...{ application: two.id, is: "decision", id: answer.answer, startup: answers.companyName },
    });
    await recall(db, other, answer, minutes(3));
    expect(await lastHeld(db, me, minutes(4))).toMatchObject({ application: one.id });
    expect(await lastHeld(db, me, minutes(15))).toBeNull();
  });

  test("changes nothing that the applicant can find out, and leaves once, with all that follows from it", async () => {
    const one = await preselected();
    const before = await seenBy(one);
    expect(await decideNow(one.id, final("yes"))).toEqual({ status: "stored" });
    expect(await seenBy(one)).toBe(before);
    expect((await placesTaken(database.db, [one.intake])).get(one.intake)).toBe(1);
    expect(await decideNow(one.id, final("no"))).toEqual({ status: "decided" });
    await release(minutes(14));
    expect(await seenBy(one)).toBe(before);
    expect(await decidedAmong(database.db, [one.id])).toEqual(new Set());
    await release(minutes(15));
    expect(await decidedAmong(database.db, [one.id])).toEqual(new Set([one.id]));
    await release(minutes(16));
    expect(await lettersOf(one.id)).toEqual(["application-invitation", "application-accepted"]);
    expect(await readApplication(database.db, one.id)).toMatchObject({ shownStatus: "accepted", status: "accepted" });
    expect((await acceptedByIntake(database.db, [one.intake])).get(one.intake)).toBe(1);
    expect(await accountFor(database.db, one.id)).toMatchObject({ email: one.email });
  });

  test("is taken back by any colleague: the file is as before, and nobody was told", async () => {
    const one = await applied();
    const before = await seenBy(one);
    await decideNow(one.id, no);
    const answer = await heldOf(one.id);
    expect(await recall(database.db, colleague, answer, minutes(3))).toEqual({ status: "stored" });
    expect(await recall(database.db, colleague, answer, minutes(3))).toEqual({ status: "recalled" });
    expect(await recall(database.db, colleague, { ...answer, answer: randomUUID() })).toEqual({ status: "gone" });
    const other = await applied();
    expect(await recall(database.db, colleague, { ...answer, application: other.id })).toEqual({ status: "gone" });
    await release(minutes(60));
    expect(await seenBy(one)).toBe(before);
    expect(await readForTeam(database.db, one.id)).toMatchObject({ status: "first", first: null });
    expect(await decideNow(one.id, no, minutes(60))).toEqual({ status: "stored" });
    await release(minutes(90));
    const [, kept] = await database.db
      .select()
      .from(applicationDecision)
      .where(eq(applicationDecision.applicationId, one.id))
      .orderBy(applicationDecision.decidedAt);
    expect(await recall(database.db, author, { application: one.id, answer: kept?.id ?? "" })).toEqual({
      status: "left",
    });
    await expect(recall(database.db, signedIn("founder"), answer)).rejects.toThrow();
  });

  test("does not leave once its author has declared a conflict; a colleague’s does", async () => {
    const { db } = database;
    const [me, other] = [await aPerson(db, "admin"), await aPerson(db, "admin")];
    const [own, theirs] = [await preselected(), await preselected()];
    for (const [by, { id }] of [
      [me, own],
      [other, theirs],
    ] as const)
      await decide(db, by, id, { ...final("yes"), ...held }, now);
    for (const { id } of [own, theirs])
      expect(await declareConflict(db, me, { application: id, reason: "My sister" }, minutes(1))).toEqual({
        status: "stored",
      });
    await release(minutes(16));
    expect(await readForTeam(db, own.id)).toMatchObject({ final: null, status: "call" });
    expect(await readApplication(db, theirs.id)).toMatchObject({ final: { verdict: "yes" } });
    const its = and(eq(auditEntry.objectId, own.id), eq(auditEntry.action, "application.recall"));
    expect(await db.select().from(auditEntry).where(its)).toMatchObject([
      { actor: me.viewer.id, before: { verdict: "yes" } },
    ]);
    expect(await decide(db, other, own.id, { ...final("no"), ...held }, minutes(17))).toEqual({ status: "stored" });
  });

  test("stops nothing that the applicant does meanwhile", async () => {
    const one = await preselected();
    await decideNow(one.id, final("no"));
    const [notify, time] = ["team@lab.test", "2027-01-04T09:00:00.000Z"];
    expect(await chooseTime(database.db, one.id, { time, minutes: 30, notify }, minutes(1))).toEqual({
      status: "stored",
    });
    expect(await requestCall(database.db, one.id, { slots: "Monday", phone: null, notify }, minutes(2))).toEqual({
      status: "stored",
    });
    await release(minutes(15));
    expect((await lettersOf(one.id)).at(-1)).toBe("application-declined");
    expect((await readApplication(database.db, one.id))?.callAt).toBeNull();
  });

  test("is taken back by a change of the applicant's answers, which nobody has read yet", async () => {
    for (const answer of ["no", "invitation", "final"] as const) {
      const one = answer === "final" ? await preselected() : await applied();
      await (answer === "invitation"
        ? invite(one.id, "Traction")
        : decideNow(one.id, answer === "no" ? no : final("no")));
      const same = { answers, notify: "" };
      expect(await changeApplication(database.db, one.id, same, held.rule, minutes(1))).toEqual({ status: "stored" });
      expect(await heldOf(one.id)).not.toMatchObject({ answer: "" });
      const status = answer === "final" ? "call" : "first";
      const before = await lettersOf(one.id);
      expect(await change(one.id, minutes(2))).toEqual({ status: "stored" });
      expect(await readForTeam(database.db, one.id)).toMatchObject({ status, final: null, shownStatus: status });
      await release(minutes(60));
      expect((await lettersOf(one.id)).filter(Boolean)).toEqual(before.filter(Boolean));
    }
  });

  test("is taken back by another version that its owner confirms", async () => {
    const one = await applied();
    const revision = randomUUID();
    await aLead(database.db, { id: revision, form: "application-revision", email: one.email });
    const sent = { answers: { ...answers, pitch: "Reeds for roofs." }, sentAt: now };
    await database.db.insert(applicationRevision).values({ id: revision, applicationId: one.id, ...sent });
    await decideNow(one.id, no);
    expect(await confirmRevision(database.db, revision, { notify: "" }, held.rule, minutes(2))).toMatchObject({
      status: "stored",
    });
    await release(minutes(60));
    expect(await readForTeam(database.db, one.id)).toMatchObject({ status: "first", first: null });
  });

  test("either leaves or is taken back when a change comes as it is due", async () => {
    for (let nth = 0; nth < 10; nth += 1) {
      const one = await applied();
      await decideNow(one.id, no);
      const due = minutes(15);
      const press = () => change(one.id, due);
      const [first, , second] = await Promise.all(
        nth % 2 ? [press(), release(due), press()] : [release(due).then(press), release(due), press()],
      );
      await release(minutes(16));
      expect([first.status, (await lettersOf(one.id)).filter(Boolean)]).toEqual(
        second.status === "stored" ? ["stored", []] : ["decided", ["application-declined"]],
      );
    }
  });

  test("is taken back by the applicant's withdrawal, which is confirmed as if there had been none", async () => {
    for (const decision of [final("yes"), final("no"), final("wait")]) {
      const one = await preselected();
      await decideNow(one.id, decision);
      const version = await database.db.select().from(contentVersion);
      await withdrawApplication(database.db, one.id, { notify: "" }, minutes(5));
      await release(minutes(60));
      expect(await database.db.select().from(contentVersion)).toEqual(version);
      expect(await lettersOf(one.id)).toEqual(["application-invitation", "application-withdrawn"]);
      const [mail] = (await database.db.select().from(job).where(eq(job.subject, one.id))).slice(-1);
      expect(mail?.data).not.toHaveProperty("after");
      expect((await placesTaken(database.db, [one.intake])).size).toBe(0);
    }
  });

  test("that is an invitation leaves with its first yes, and the final decision waits for it", async () => {
    const one = await applied();
    const before = await seenBy(one);
    expect(await invite(one.id, "Traction")).toEqual({ status: "stored" });
    expect(await invite(one.id, "")).toEqual({ status: "held" });
    expect(await decideNow(one.id, final("yes"))).toEqual({ status: "held" });
    expect(await seenBy(one)).toBe(before);
    const invitation = (await readForTeam(database.db, one.id))?.invitation?.id ?? "";
    expect(await recall(database.db, author, { application: one.id, answer: invitation })).toEqual({
      status: "stored",
    });
    expect(await readForTeam(database.db, one.id)).toMatchObject({ status: "first", first: null, invitation: null });
    await invite(one.id, "Traction", minutes(20));
    await release(minutes(35));
    expect(await lettersOf(one.id)).toEqual(["application-invitation"]);
    expect(await decideNow(one.id, final("yes"), minutes(36))).toEqual({ status: "stored" });
  });

  test("that is an invitation pressed again, and again without a hold, is mailed once", async () => {
    const one = await applied();
    await invite(one.id, "Traction", now, atOnce);
    const again = { times: [at("2027-02-02T09:00:00Z")], where: "By video", reason: "", anyway: true, ...atOnce };
    const press = (where = "By video", when = minutes(1)) =>
      inviteToCall(database.db, author, one.id, { ...again, where }, when);
    const pressed = await Promise.all([press(), press(), press()]);
    expect(pressed.map(({ status }) => status)).toEqual(["stored", "stored", "stored"]);
    expect(await lettersOf(one.id)).toHaveLength(2);
    await press("At the lab");
    await press("At the lab", minutes(40));
    expect(await lettersOf(one.id)).toHaveLength(4);
  });

  test("leaves although a hundred that were due before it cannot", async () => {
    const { db } = database;
    await db.execute(sql`create function refuse_job() returns trigger language plpgsql as $$
      begin raise exception 'refused by the test'; end $$`);
    await db.execute(sql`create trigger refuse_job before insert on job for each row
      when (new.data ->> 'line' = 'refused') execute function refuse_job()`);
    const stuck = Array.from({ length: 100 }, () => ({ ...no, id: randomUUID(), line: "refused", author: "author" }));
    const [intake, emailOf] = ["2030-02", (id: string) => `${id}@b.test`];
    const sent = { form: "application", lang: "fr", payload: {}, source: {} } as const;
    await db.insert(lead).values(stuck.map(({ id }) => ({ ...sent, id, key: id, receipt: id, email: emailOf(id) })));
    await db
      .insert(application)
      .values(stuck.map(({ id }) => ({ id, intake, email: emailOf(id), lang: "fr" as const, sentAt: now })));
    await db
      .insert(applicationSubmission)
      .values(stuck.map(({ id }) => ({ id: randomUUID(), applicationId: id, answers, submittedAt: now })));
    const decisions = stuck.map(({ id, ...each }) => ({ ...each, id, applicationId: id }));
    await db.insert(applicationDecision).values(decisions.map((each) => ({ ...each, decidedAt: now, leavesAt: now })));
    const one = await applied();
    await decideNow(one.id, no, minutes(1));
    const warned: unknown[] = [];
    await releaseDue(db, held, { warn: (details: unknown) => void warned.push(details) }, minutes(20));
    expect([await lettersOf(one.id), warned.length]).toEqual([["application-declined"], 100]);
    await db.execute(sql`drop trigger refuse_job on job`);
    await db.execute(sql`drop function refuse_job`);
    await db.delete(application).where(eq(application.intake, intake));
  });

  test("leaves before a promise would be broken", async () => {
    const [soon, late] = [await applied(), await applied()];
    const promised = minutes(48 * 60);
    const before = (count: number) => new Date(promised.getTime() - count * 60_000);
    await decideNow(soon.id, no, before(6));
    await decideNow(late.id, no, before(-60));
    const leaves = async (id: string) => (await readForTeam(database.db, id))?.first?.leavesAt;
    expect(await leaves(soon.id)).toEqual(promised);
    expect(await leaves(late.id)).toEqual(before(-62));
  });

  test("replaces an earlier decision once it has left; both stay in the file, and taken back the earlier one counts", async () => {
    const one = await preselected();
    const seen = async () => (await readApplication(database.db, one.id))?.shownStatus;
    const later = (hours: number) => minutes(60 * hours);
    const steps = [
      ["wait", "waitlisted"],
      ["yes", "accepted"],
      ["freed", "freed"],
      ["yes", "accepted"],
    ] as const;
    for (const [place, [verdict, status]] of steps.entries()) {
      expect(await decideNow(one.id, final(verdict), later(place + 1), { ...held, places: 1 })).toEqual({
        status: "stored",
      });
      expect(await seen()).not.toBe(status);
      await release(later(place + 1.5));
      expect(await seen()).toBe(status);
    }
    await decideNow(one.id, final("freed"), later(9));
    // A freed place counts as taken until the startup is informed, because the decision can be recalled.
    expect((await placesTaken(database.db, [one.intake])).get(one.intake)).toBe(1);
    await recall(database.db, author, await heldOf(one.id), later(9));
    await release(later(10));
    expect([await seen(), (await readForTeam(database.db, one.id))?.status]).toEqual(["accepted", "accepted"]);
    expect((await lettersOf(one.id)).slice(1)).toEqual([
      "application-waitlisted",
      "application-accepted",
      "application-place-freed",
      "application-accepted",
    ]);
    const verdicts = await database.db
      .select({ verdict: applicationDecision.verdict, line: applicationDecision.line })
      .from(applicationDecision)
      .where(eq(applicationDecision.applicationId, one.id));
    expect(verdicts).toHaveLength(6);
  });

  test("that is a later decision needs its author to have seen the one it replaces", async () => {
    const one = await preselected();
    await decideNow(one.id, final("wait"));
    await release(minutes(15));
    const shown = (await readForTeam(database.db, one.id))?.final?.id ?? "";
    const change = (shownDecision: string) => decideNow(one.id, { ...final("no"), shownDecision }, minutes(30));
    expect([await change(""), await change(randomUUID())]).toEqual([{ status: "decided" }, { status: "decided" }]);
    expect(await change(shown)).toEqual({ status: "stored" });
  });

  test("is one of fifty pressed at once, and a place that is held is taken", async () => {
    const one = await preselected();
    const pressed = await Promise.allSettled(
      Array.from({ length: 50 }, (_, nth) => decideNow(one.id, final(nth % 2 ? "yes" : "no"))),
    );
    const statuses = pressed.flatMap((each) => (each.status === "fulfilled" ? [each.value.status] : []));
    expect(statuses.filter((status) => status === "stored")).toHaveLength(1);
    expect(new Set(statuses)).toEqual(new Set(["stored", "decided"]));
    const [first, second] = [await preselected(), await preselected()];
    await database.db.update(application).set({ intake: first.intake }).where(eq(application.id, second.id));
    const single = { ...held, places: 1 };
    expect(await decideNow(first.id, final("yes"), now, single)).toEqual({ status: "stored" });
    expect(await decideNow(second.id, final("yes"), now, single)).toEqual({ status: "full" });
    await recall(database.db, author, await heldOf(first.id), now);
    expect(await decideNow(second.id, final("yes"), now, single)).toEqual({ status: "stored" });
  });
});
