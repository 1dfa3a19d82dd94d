import { randomUUID } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { onBothEngines } from "../../e2e/both-engines.ts";
import { atOnce } from "../../e2e/peers/answer-terms.ts";
import { answers } from "../../e2e/peers/application-answers.ts";
import { shownOf } from "../edit-conflict/edit-conflict.server.ts";
import { displayedField } from "../edit-conflict/edit-conflict.ts";
import { aLead, signedIn } from "../../e2e/peers/viewers.ts";
import type { Database } from "../../platform/db/database.server.ts";
import { giveBack, take } from "../../platform/rate/bucket.server.ts";
import { job } from "../../platform/jobs/job.table.ts";
import { auditEntry } from "../audit/audit.table.ts";
import type { Content } from "../content/content.server.ts";
import { lead, leadConsent } from "../lead/lead.table.ts";
import { submitLead } from "../lead/submission.server.ts";
import type { Answers, FormValues, Verdict } from "./application.ts";
import { findApplication, readApplication } from "./application.server.ts";
import { acceptedByIntake } from "./intake-queries.server.ts";
import {
  application,
  applicationDecision,
  applicationResume,
  applicationRevision,
  applicationSubmission,
  applicationWithdrawal,
} from "./application.table.ts";
import { decide } from "./decision.server.ts";
import { chooseTime, inviteToCall } from "./invitation.server.ts";
import { draftsOf, eraseDraft, readDraft, saveChanges, saveDraft, startDraft } from "./draft.server.ts";
import { draftSentAt } from "./sent-draft.server.ts";
import { timeToApply } from "./measured.server.ts";
import { intakeNamed, type IntakeRule } from "./intake.ts";
import { intakeToApplyFor, nextIntakeAfter, openIntake, openIntakeNow } from "./open-intake.server.ts";
import { requestCall, withdrawApplication } from "./applicant-actions.server.ts";
import { opens, accessTokenFor } from "./access-token.server.ts";
import { askResume, isResumable, resume } from "./resume.server.ts";
import { forgetDeclined, forgetDrafts } from "./retention.server.ts";
import { changeApplication, confirmRevision, type Sent, submitApplication } from "./submit.server.ts";

const secret = "a secret for the tests of this file";
const rule: IntakeRule = { due: 15, interviews: { from: 1, to: 15 }, start: 1 };
const intake = "2026-12";
const at = (time: string) => new Date(time);
const early = at("2026-12-01T09:00:00Z");
const lastSecond = at("2026-12-15T22:59:59Z");
const midnight = at("2026-12-15T23:00:00Z");
const address = "10.2.0.1";
const telling = { notify: "team@lab.test" };

const others: Answers = { ...answers, companyName: "Marais", pitch: "Reeds for roofs." };

let people = 0;
function sending(more: Partial<Sent> = {}): Sent {
  people += 1;
  return {
    answers,
    intake,
    email: `p${people}@b.test`,
    lang: "fr",
    consents: [
      { purpose: "notice", version: 1, wording: "What it is for", given: true },
      { purpose: "marketing", version: 1, wording: "News", given: false },
    ],
    source: { page: "/application" },
    address: `10.2.${people >> 8}.${people & 255}`,
    ...telling,
    spam: false,
    ...more,
  };
}

onBothEngines("an application", (open) => {
  let database: Database;
  beforeAll(async () => {
    database = await open();
  });
  afterAll(() => database.close());

  const submit = (sent: Sent, now = early) => submitApplication(database.db, secret, sent, rule, now);
  const find = (email: string) => findApplication(database.db, intake, email);
  const idOf = async (email: string) => (await find(email))?.id ?? "";
  async function read(email: string) {
    const found = await find(email);
    return found && readApplication(database.db, found.id);
  }
  const revisionsOf = async (email: string) =>
    database.db
      .select()
      .from(applicationRevision)
      .where(eq(applicationRevision.applicationId, await idOf(email)));
  const jobsOf = (subject: string) => database.db.select().from(job).where(eq(job.subject, subject)).orderBy(job.seq);
  const statusIn = async (id: string) =>
    (await database.db.select().from(application).where(eq(application.id, id)))[0];
  const change = (id: string, changed: Answers, now: Date) =>
    changeApplication(database.db, id, { answers: changed, ...telling }, rule, now);

  async function sent() {
    const one = sending();
    await submit(one);
    return { ...one, id: await idOf(one.email) };
  }

  describe("sent for the first time", () => {
    test("is a lead with its consents, its submission and its deliveries", async () => {
      const one = sending({ seconds: 95 });
      expect(await submit(one)).toEqual({ status: "stored", receipt: expect.stringMatching(/^[\w-]{22}$/) });
      const found = await read(one.email);
      expect(found).toMatchObject({ intake, answers, sentAt: early, changedAt: null, withdrawnAt: null, final: null });
      const id = found?.id ?? "";
      expect(await database.db.select().from(leadConsent).where(eq(leadConsent.leadId, id))).toHaveLength(2);
      const jobs = await jobsOf(id);
      expect(jobs.map(({ queue }) => queue)).toEqual(["crm", "application-mail", "operator-mail"]);
      expect(jobs[0]?.data).toMatchObject({ tag: "Application", name: "Zoé Martin" });
      expect(jobs[1]?.data).toEqual({
        letter: "application-receipt",
        lang: "fr",
        application: id,
        changeableUntil: "2026-12-15",
        sentAt: early.toISOString(),
      });
    });

    test("after a program sent the same, is an application with its deliveries", async () => {
      const one = sending();
      expect(await submit({ ...one, spam: true })).toMatchObject({ status: "stored" });
      expect(await find(one.email)).toBeUndefined();
      await submit(one);
      const id = await idOf(one.email);
      const [own] = await database.db.select({ spam: lead.spam }).from(lead).where(eq(lead.id, id));
      expect(own).toEqual({ spam: false });
      expect((await jobsOf(id)).map(({ queue }) => queue)).toEqual(["crm", "application-mail", "operator-mail"]);
    });

    test("64 times at once is one application and one receipt, whatever keys were sent", async () => {
      const one = sending();
      const got = await Promise.all(Array.from({ length: 64 }, () => submit(one)));
      expect(new Set(got.map((answer) => JSON.stringify(answer))).size).toBe(1);
      expect(got[0]?.status).toBe("stored");
      const rows = await database.db.select().from(application).where(eq(application.email, one.email));
      expect(rows).toHaveLength(1);
      expect(await database.db.select().from(lead).where(eq(lead.email, one.email))).toHaveLength(1);
      expect(await revisionsOf(one.email)).toEqual([]);
    });

    test("after 23:59 of the 15th goes nowhere, and says which intake is next; sent again it is still the same", async () => {
      const [one, late] = [sending(), sending()];
      const first = await submit(one, lastSecond);
      expect(first.status).toBe("stored");
      expect(await submit(late, midnight)).toEqual({ status: "closed" });
      expect(await database.db.select().from(lead).where(eq(lead.email, late.email))).toEqual([]);
      expect(await submit(one, midnight)).toEqual(first);
      expect((await submit({ ...late, intake: "2027-01" }, midnight)).status).toBe("stored");
      expect((await submit({ ...late, intake: "" }, midnight)).status).toBe("closed");
    });

    test("three a day count for an e-mail on one network, changed ones too; what is refused is not stored", async () => {
      const one = sending();
      const send = (pitch: string) => submit({ ...one, answers: { ...answers, pitch } });
      for (const pitch of ["First", "Second", "Third"]) expect((await send(pitch)).status).toBe("stored");
      expect(await send("Fourth")).toEqual({ status: "limited", retryAfter: expect.any(Number) });
      expect(await revisionsOf(one.email)).toHaveLength(2);
    });

    test("nobody uses up the application of somebody else, nor does another form", async () => {
      const one = sending();
      for (const [address, pitch] of ["a", "b", "c", "d"].flatMap(
        (pitch) =>
          [
            ["192.0.2.78", pitch],
            ["192.0.2.79", pitch],
          ] as const,
      ))
        await submit({ ...one, address, answers: { ...answers, pitch } });
      for (let nth = 0; nth < 4; nth += 1)
        await submitLead(database.db, secret, {
          ...one,
          form: "contact",
          key: undefined,
          payload: { fullName: "Zoé", message: `${nth}` },
        });
      expect((await submit(one)).status).toBe("stored");
    });

    test("60 people in one room apply within ten minutes, each with a draft", async () => {
      const address = "192.0.2.80";
      for (let nth = 0; nth < 60; nth += 1) {
        const one = sending({ address });
        const draft = await startDraft(database.db, { email: one.email, typed: {}, address }, early);
        expect([draft.status, (await submit(one)).status]).toEqual(["saved", "stored"]);
      }
    });

    test("by a program takes nobody's place", async () => {
      const person = sending();
      expect((await submit({ ...person, spam: true })).status).toBe("stored");
      expect(await idOf(person.email)).toBe("");
      expect((await submit({ ...person, answers: others })).status).toBe("stored");
      expect(await read(person.email)).toMatchObject({ answers: others });
    });
  });

  describe("sent by somebody who does not hold its link", () => {
    test("changes nothing, is answered alike, and tells the CRM nothing of what it says", async () => {
      const mine = await sent();
      const stranger = await submit(sending({ email: mine.email, answers: others }));
      expect(stranger).toEqual({ status: "stored", receipt: expect.stringMatching(/^[\w-]{22}$/) });
      expect(await read(mine.email)).toMatchObject({ id: mine.id, answers, changedAt: null });
      const [revision] = await revisionsOf(mine.email);
      expect(revision).toMatchObject({ answers: others, confirmedAt: null });
      const jobs = await jobsOf(revision?.id ?? "");
      expect(jobs.map(({ queue }) => queue)).toEqual(["crm", "application-mail", "operator-mail"]);
      expect(jobs[1]?.data).toEqual({ letter: "application-revision", lang: "fr", revision: revision?.id });
      expect(JSON.stringify(jobs)).not.toMatch(/Marais|Reeds/);
    });

    test("the same again is the same revision, another is another", async () => {
      const mine = await sent();
      const one = sending({ email: mine.email, answers: others });
      const got = await Promise.all(Array.from({ length: 16 }, () => submit(one)));
      expect(new Set(got.map((answer) => JSON.stringify(answer))).size).toBe(1);
      await submit(sending({ email: mine.email, answers: { ...others, stage: "idea" } }));
      expect(await revisionsOf(mine.email)).toHaveLength(2);
    });

    test("counts once confirmed from its e-mail, once, and not after the deadline", async () => {
      const mine = await sent();
      await submit(sending({ email: mine.email, answers: others }));
      const [revision] = await revisionsOf(mine.email);
      const confirm = (now: Date) => confirmRevision(database.db, revision?.id ?? "", telling, rule, now);
      expect(await confirm(midnight)).toEqual({ status: "closed" });
      const all = await Promise.all([1, 2, 3, 4].map(() => confirm(at("2026-12-02T09:00:00Z"))));
      expect(all.map(({ status }) => status).toSorted()).toEqual(["stored", "used", "used", "used"]);
      expect(await read(mine.email)).toMatchObject({ answers: others, changedAt: at("2026-12-02T09:00:00Z") });
    });

    test("never replaces what was written after it, and replaces what was written before", async () => {
      const mine = await sent();
      const pitch = (text: string): Answers => ({ ...answers, pitch: text });
      const revise = async (text: string, now: Date) => {
        await submit(sending({ email: mine.email, answers: pitch(text) }), now);
        return (await revisionsOf(mine.email)).find((each) => each.answers.pitch === text)?.id ?? "";
      };
      const confirm = (id: string, now: Date) => confirmRevision(database.db, id, telling, rule, now);
      const [first, second] = [
        await revise("First", at("2026-12-02T09:00:00Z")),
        await revise("Second", at("2026-12-03T09:00:00Z")),
      ];
      expect(await confirm(first, at("2026-12-04T09:00:00Z"))).toMatchObject({ status: "stored" });
      expect(await confirm(second, at("2026-12-05T09:00:00Z"))).toMatchObject({ status: "stored" });
      const old = await revise("Third", at("2026-12-06T09:00:00Z"));
      await change(mine.id, pitch("Newest"), at("2026-12-10T09:00:00Z"));
      expect(await confirm(old, at("2026-12-14T09:00:00Z"))).toEqual({ status: "overtaken" });
      expect((await read(mine.email))?.answers.pitch).toBe("Newest");
    });
  });

  describe("changed by its owner", () => {
    test("is replaced until the last second of the deadline, and no longer", async () => {
      const { id, email } = await sent();
      expect(await change(id, others, lastSecond)).toEqual({ status: "stored" });
      expect(await read(email)).toMatchObject({ answers: others, sentAt: early, changedAt: lastSecond });
      expect(await change(id, answers, midnight)).toEqual({ status: "closed" });
      expect((await jobsOf(id)).map(({ queue }) => queue)).toEqual([
        "crm",
        "application-mail",
        "operator-mail",
        "crm",
        "operator-mail",
      ]);
    });

    test("by two people keeps both changes, and asks where both changed the same answer", async () => {
      const { id, email } = await sent();
      const shown = { [displayedField]: shownOf(answers) };
      const from = (typed: Answers, more = {}) =>
        changeApplication(
          database.db,
          id,
          { answers: typed, sent: { ...shown, ...more }, ...telling },
          rule,
          lastSecond,
        );
      expect(await from({ ...answers, pitch: "New pitch" })).toEqual({ status: "stored" });
      expect(await from({ ...answers, companyName: "Right name" })).toEqual({ status: "stored" });
      const both = { ...answers, pitch: "New pitch", companyName: "Right name" };
      expect((await read(email))?.answers).toEqual(both);
      const asked = await from({ ...answers, pitch: "Another pitch" });
      const overtaken = [{ name: "pitch", typed: "Another pitch", saved: "New pitch", seen: expect.any(String) }];
      expect(asked).toEqual({ status: "overtaken", overtaken });
      expect((await read(email))?.answers).toEqual(both);
    });

    test("64 times at once by the same words is one submission", async () => {
      const { id } = await sent();
      const got = await Promise.all(Array.from({ length: 64 }, () => change(id, others, lastSecond)));
      expect(got.every(({ status }) => status === "stored")).toBe(true);
      expect(
        await database.db.select().from(applicationSubmission).where(eq(applicationSubmission.applicationId, id)),
      ).toHaveLength(2);
    });

    test("keeps what is typed and not sent beside what counts, until it is sent", async () => {
      const { id, email } = await sent();
      const typed = { companyName: "Étang SAS" };
      expect(await saveChanges(database.db, id, { typed, address, seen: null }, early)).toMatchObject({
        status: "saved",
        revision: 1,
      });
      expect(await saveChanges(database.db, id, { typed, address, seen: early }, early)).toMatchObject({
        status: "saved",
        revision: 2,
      });
      expect(await read(email)).toMatchObject({ answers, draft: { typed } });
      expect(await draftsOf(database.db, email, early)).toEqual([]);
      const changed = { answers: { ...answers, companyName: "Étang SAS" }, seen: early, ...telling };
      await changeApplication(database.db, id, changed, rule, lastSecond);
      expect(await read(email)).toMatchObject({ draft: null });
    });

    test("by two people leaves each the draft that the other has not seen", async () => {
      const { id, email } = await sent();
      const [mine, theirs] = [{ stage: "seed" }, { pitch: "A long pitch" }];
      const [first, later] = [at("2026-11-20T09:00:00Z"), at("2026-11-20T09:05:00Z")];
      const save = (typed: FormValues, seen: Date | null, now: Date) =>
        saveChanges(database.db, id, { typed, address, seen }, now);
      expect(await save(theirs, null, first)).toMatchObject({ status: "saved" });
      const stale = { status: "stale", typed: theirs, savedAt: first };
      expect(await save(mine, null, later)).toMatchObject(stale);
      expect(await save(mine, early, later)).toMatchObject(stale);
      // The answer to a save can be lost, so the same words are no conflict.
      expect(await save(theirs, null, later)).toMatchObject({ status: "saved", savedAt: first });
      const renamed = { answers: { ...answers, companyName: "Étang SAS" }, ...telling, seen: null };
      await changeApplication(database.db, id, renamed, rule, lastSecond);
      expect(await read(email)).toMatchObject({ draft: { typed: theirs } });
      expect(await save(mine, first, later)).toMatchObject({ status: "saved" });
      const changed = { answers, ...telling, seen: first };
      await changeApplication(database.db, id, changed, rule, lastSecond);
      expect(await read(email)).toMatchObject({ draft: { typed: mine } });
      await changeApplication(database.db, id, { ...changed, seen: later }, rule, lastSecond);
      expect(await read(email)).toMatchObject({ draft: null });
    });
  });

  describe("withdrawn", () => {
    test("many times at once is one withdrawal with its date; sent again it stands", async () => {
      const { id, email } = await sent();
      const now = at("2026-12-03T09:00:00Z");
      await Promise.all([1, 2, 3, 4].map(() => withdrawApplication(database.db, id, telling, now)));
      expect(
        await database.db.select().from(applicationWithdrawal).where(eq(applicationWithdrawal.applicationId, id)),
      ).toHaveLength(1);
      expect(await read(email)).toMatchObject({ withdrawnAt: now, answers });
      expect(await requestCall(database.db, id, { slots: "Monday", phone: null, ...telling }, now)).toEqual({
        status: "withdrawn",
      });
      const again = at("2026-12-04T09:00:00Z");
      const seen = { answers, sent: { withdrawn: now.toISOString() }, ...telling };
      expect(await changeApplication(database.db, id, seen, rule, again)).toEqual({ status: "stored" });
      expect(await read(email)).toMatchObject({ withdrawnAt: null, sentAt: again });
    });

    test("and sent again without its link, waits for its owner", async () => {
      const mine = await sent();
      await withdrawApplication(database.db, mine.id, telling, at("2026-12-03T09:00:00Z"));
      await submit(sending({ email: mine.email }), at("2026-12-03T10:00:00Z"));
      expect((await read(mine.email))?.withdrawnAt).not.toBeNull();
      expect(await revisionsOf(mine.email)).toHaveLength(1);
    });

    test("counts again by no form shown and no version sent before the withdrawal", async () => {
      const mine = await sent();
      await submit(sending({ email: mine.email, answers: others }), at("2026-12-02T09:00:00Z"));
      const [revision] = await revisionsOf(mine.email);
      const withdrawn = at("2026-12-03T09:00:00Z");
      await withdrawApplication(database.db, mine.id, telling, withdrawn);
      const from = (sent: Record<string, string>) =>
        changeApplication(database.db, mine.id, { answers, sent, ...telling }, rule, lastSecond);
      expect(await from({ withdrawn: "" })).toEqual({ status: "withdrawn" });
      expect(await from({ withdrawn: early.toISOString() })).toEqual({ status: "withdrawn" });
      expect(await confirmRevision(database.db, revision?.id ?? "", telling, rule, lastSecond)).toEqual({
        status: "overtaken",
      });
      expect(await read(mine.email)).toMatchObject({ withdrawnAt: withdrawn, answers });
      expect(await from({ withdrawn: withdrawn.toISOString() })).toEqual({ status: "stored" });
      expect(await read(mine.email)).toMatchObject({ withdrawnAt: null });
    });

    test("again after it was confirmed, waits for its owner again; at once or next day, one mail a day", async () => {
      const mine = await sent();
      const once = async (day: string, hour: string) => {
        await submit(sending({ email: mine.email }), at(`2026-12-${day}T${hour}:00:00Z`));
        return (await revisionsOf(mine.email)).length;
      };
      await withdrawApplication(database.db, mine.id, telling, at("2026-12-03T09:00:00Z"));
      expect([await once("03", "10"), await once("03", "11"), await once("04", "10")]).toEqual([1, 1, 2]);
      const [revision] = await revisionsOf(mine.email);
      await confirmRevision(database.db, revision?.id ?? "", telling, rule, at("2026-12-04T11:00:00Z"));
      expect((await read(mine.email))?.withdrawnAt).toBeNull();
      await withdrawApplication(database.db, mine.id, telling, at("2026-12-04T12:00:00Z"));
      expect(await once("04", "13")).toBe(3);
    });
  });

  describe("decided", () => {
    const reader = signedIn("admin", "reader");
    const why = { reason: "Strong traction", line: "" };
    const no = { step: "first", verdict: "no", reason: "No clients", line: "Come back with three clients." } as const;
    const invitation = {
      times: [at("2027-01-05T09:00:00Z"), at("2027-01-04T09:00:00Z")],
      where: "By video",
      anyway: true,
    };
    const limits = atOnce;
    const invite = (id: string, now = early) =>
      inviteToCall(database.db, reader, id, { ...invitation, ...why, ...atOnce }, now);
    const inTheEnd = (id: string, verdict: Verdict, now = early, places = 1_000) =>
      decide(database.db, reader, id, { step: "final", verdict, ...why, line: "A line.", ...atOnce, places }, now);

    test("another version that is sent without its link is answered alike, and its mail says so", async () => {
      const [declined, accepted] = [await sent(), await sent()];
      await decide(database.db, reader, declined.id, { ...no, ...atOnce }, early);
      await invite(accepted.id);
      await inTheEnd(accepted.id, "yes");
      const letterTo = async ({ email }: Sent) => {
        const stored = { status: "stored", receipt: expect.stringMatching(/^[\w-]{22}$/) };
        expect(await submit(sending({ email, answers: others }))).toEqual(stored);
        const [revision] = await revisionsOf(email);
        return (await jobsOf(revision?.id ?? ""))[1]?.data;
      };
      expect(await letterTo(declined)).toMatchObject({ letter: "application-revision", decided: { after: intake } });
      expect(await letterTo(accepted)).toMatchObject({ letter: "application-revision", decided: { after: null } });
    });

    test("not with a place of an intake that began while the applicant waited for one", async () => {
      const [one, other] = [await sent(), await sent()];
      const eve = at("2027-01-31T22:59:00Z");
      const firstDay = at("2027-01-31T23:00:00Z");
      for (const { id } of [one, other]) {
        await invite(id);
        expect(await inTheEnd(id, "wait")).toEqual({ status: "stored" });
      }
      expect(await inTheEnd(one.id, "yes", firstDay)).toEqual({ status: "begun" });
      const inAQuarter = { ...atOnce, places: 1_000, hold: 15 };
      const yes = { step: "final", verdict: "yes", ...why, ...inAQuarter } as const;
      expect(await decide(database.db, reader, one.id, yes, eve)).toEqual({ status: "begun" });
      expect(await inTheEnd(one.id, "no", firstDay)).toEqual({ status: "stored" });
      expect(await inTheEnd(other.id, "yes", eve)).toEqual({ status: "stored" });
    });

    test("not on the waiting list of an intake that will have begun when the answer is sent", async () => {
      const [one, other] = [await sent(), await sent()];
      const eve = at("2027-01-31T22:59:00Z");
      for (const { id } of [one, other]) await invite(id);
      expect(await inTheEnd(one.id, "wait", at("2027-01-31T23:00:00Z"))).toEqual({ status: "late-wait" });
      const inAQuarter = { ...atOnce, places: 1_000, hold: 15 };
      const wait = { step: "final", verdict: "wait", ...why, ...inAQuarter } as const;
      expect(await decide(database.db, reader, one.id, wait, eve)).toEqual({ status: "late-wait" });
      expect(await inTheEnd(one.id, "no", eve)).toEqual({ status: "stored" });
      expect(await inTheEnd(other.id, "wait", eve)).toEqual({ status: "stored" });
    });

    test("step by step, once at each, with its author, reason and date, and mailed", async () => {
      const { id, email } = await sent();
      expect(await inTheEnd(id, "yes")).toEqual({ status: "too-early" });
      expect(await invite(id)).toEqual({ status: "stored" });
      expect(await decide(database.db, reader, id, { ...no, ...limits }, early)).toEqual({ status: "decided" });
      expect((await read(email))?.first).toMatchObject({
        author: "reader",
        verdict: "yes",
        reason: why.reason,
        decidedAt: early,
      });
      const finals = await Promise.all([inTheEnd(id, "yes", lastSecond), inTheEnd(id, "yes", lastSecond)]);
      expect(finals.map(({ status }) => status).toSorted()).toEqual(["decided", "stored"]);
      const emails = (await jobsOf(id)).filter(({ queue }) => queue === "team-mail").map(({ data }) => data);
      expect(emails).toEqual([
        {
          letter: "application-invitation",
          lang: "fr",
          application: id,
          times: ["2027-01-04T09:00:00.000Z", "2027-01-05T09:00:00.000Z"],
          where: "By video",
          minutes: 30,
        },
        expect.objectContaining({ letter: expect.stringMatching(/accepted|declined/), line: "A line." }),
      ]);
      const log = await database.db.select().from(auditEntry).where(eq(auditEntry.objectId, id));
      expect(log.map(({ actor, action }) => [actor, action])).toEqual([
        ["reader", "lead.status"],
        ["reader", "application.invite"],
        ["reader", "application.decide"],
      ]);
    });

    test("against, its answers stay, an invitation reopens it, and a withdrawn one is not decided", async () => {
      const [one, other] = [await sent(), await sent()];
      expect(await decide(database.db, reader, one.id, { ...no, ...limits }, early)).toEqual({ status: "stored" });
      expect(await change(one.id, others, lastSecond)).toEqual({ status: "decided" });
      expect(await inTheEnd(one.id, "yes")).toEqual({ status: "decided" });
      expect(await invite(one.id, lastSecond)).toEqual({ status: "stored" });
      expect((await statusIn(one.id))?.status).toBe("call");
      await withdrawApplication(database.db, other.id, telling, lastSecond);
      expect(await invite(other.id, lastSecond)).toEqual({ status: "withdrawn" });
    });

    test("by somebody else, for no reason or with no line for a no, it is not stored", async () => {
      const { id, email } = await sent();
      const tries = [
        () => decide(database.db, signedIn("founder"), id, { ...no, ...limits }, early),
        () => inviteToCall(database.db, signedIn("investor"), id, { ...invitation, ...why, ...atOnce }, early),
        () => decide(database.db, reader, id, { ...no, reason: "", ...limits }, early),
        () => decide(database.db, reader, id, { ...no, line: " ", ...limits }, early),
      ];
      for (const each of tries) await expect(each()).rejects.toThrow();
      expect((await read(email))?.first).toBeNull();
      expect(await jobsOf(id)).toHaveLength(3);
    });

    test("to wait, it is decided once more when a place becomes free", async () => {
      const { id, email } = await sent();
      await invite(id);
      expect(await inTheEnd(id, "wait")).toEqual({ status: "stored" });
      expect(await inTheEnd(id, "wait")).toEqual({ status: "decided" });
      expect(await inTheEnd(id, "yes", lastSecond)).toEqual({ status: "stored" });
      expect(await inTheEnd(id, "no", lastSecond)).toEqual({ status: "decided" });
      expect((await read(email))?.final?.verdict).toBe("yes");
    });

    test("for a call: one of the proposed times is chosen, confirmed, and can be chosen anew", async () => {
      const { id, email } = await sent();
      await invite(id);
      const choose = (time: string, now = early) => chooseTime(database.db, id, { time, minutes: 30, ...telling }, now);
      const [first = "", second = ""] = (await read(email))?.invitation?.times ?? [];
      expect(await choose("2027-01-06T09:00:00.000Z")).toEqual({ status: "gone" });
      expect(await choose(first)).toEqual({ status: "stored" });
      expect(await choose(first)).toEqual({ status: "stored" });
      expect(await choose(second)).toEqual({ status: "stored" });
      expect(await choose(first, at("2027-01-04T09:00:00Z"))).toEqual({ status: "past" });
      const emails = (await jobsOf(id)).map(({ data }) => data as { letter?: string; form?: string });
      // The mail about the first time was not sent yet, so the mail about the second time replaced it.
      expect(emails.filter(({ letter }) => letter === "application-call-set")).toHaveLength(1);
      expect(emails.filter(({ form }) => form === "application-time")).toHaveLength(2);
      expect(await statusIn(id)).toMatchObject({ status: "call", callAt: at(second) });
    });

    test("the time chosen by one person is neither moved nor asked for anew from a page drawn before", async () => {
      const { id, email } = await sent();
      const times = [at("2027-01-06T09:00:00Z"), at("2027-01-07T09:00:00Z")];
      await inviteToCall(database.db, reader, id, { ...invitation, times, ...why, ...atOnce }, early);
      const choose = (time: string, shown: string) =>
        chooseTime(database.db, id, { time, minutes: 30, shown, ...telling }, early);
      const ask = (shown: string) =>
        requestCall(database.db, id, { slots: "Monday", phone: null, shown, ...telling }, early);
      const [first = "", second = ""] = (await read(email))?.invitation?.times ?? [];
      expect(await choose(first, "")).toEqual({ status: "stored" });
      const mails = (await jobsOf(id)).length;
      for (const shown of ["", second]) {
        expect(await choose(second, shown)).toEqual({ status: "overtaken" });
        expect(await ask(shown)).toEqual({ status: "overtaken" });
      }
      expect([await choose(first, ""), (await jobsOf(id)).length]).toEqual([{ status: "stored" }, mails]);
      expect((await statusIn(id))?.callAt).toEqual(at(first));
      expect(await choose(second, first)).toEqual({ status: "stored" });
      expect(await ask(second)).toEqual({ status: "stored" });
    });

    test("by two who invite at once it is one invitation, with one mail", async () => {
      const { id } = await sent();
      const mails = async () =>
        (await database.db.select().from(job).where(eq(job.subject, id))).filter(({ data }) =>
          JSON.stringify(data).includes("By video"),
        ).length;
      const asked = { ...invitation, times: [at("2027-01-08T16:00:00Z")], reason: why.reason };
      const press = (reason = why.reason, where = asked.where) =>
        inviteToCall(database.db, reader, id, { ...asked, reason, where, ...atOnce }, early);
      const answers = await Promise.all([1, 2, 3, 4].map(() => press()));
      expect(answers.map(({ status }) => status).toSorted()).toEqual(["decided", "decided", "decided", "stored"]);
      expect([await mails(), (await press()).status, (await press("", "By video, on a new link")).status]).toEqual([
        1,
        "decided",
        "stored",
      ]);
      expect(await mails()).toBe(2);
    });

    test("yes by 100 at once, a single place is given once", async () => {
      const month = "2027-03";
      const now = at("2027-03-01T09:00:00Z");
      const ids = Array.from({ length: 100 }, () => randomUUID());
      const email = (id: string) => `${id}@b.test`;
      for (const id of ids) await aLead(database.db, { id, form: "application", email: email(id) });
      await database.db
        .insert(application)
        .values(ids.map((id) => ({ id, intake: month, email: email(id), lang: "fr" as const })));
      await database.db
        .insert(applicationSubmission)
        .values(ids.map((id) => ({ id: randomUUID(), applicationId: id, answers, submittedAt: now })));
      await database.db.insert(applicationDecision).values(
        ids.map((id) => ({
          id: randomUUID(),
          applicationId: id,
          step: "first" as const,
          verdict: "yes" as const,
          author: "reader",
          reason: "Clients",
          decidedAt: now,
          releasedAt: now,
        })),
      );
      // On a busy machine some attempts time out waiting for a database connection; these attempts are ignored.
      const got = await Promise.allSettled(ids.map((id) => inTheEnd(id, "yes", now, 1)));
      const statuses = got.flatMap((each) => (each.status === "fulfilled" ? [each.value.status] : []));
      expect(statuses.filter((status) => status === "stored")).toHaveLength(1);
      expect(new Set(statuses)).toEqual(new Set(["stored", "full"]));
      expect((await acceptedByIntake(database.db, [month])).get(month)).toBe(1);
      const before = at(`${month}-02T09:00:00Z`);
      const named = (places: number) => openIntake(database.db, { places, rule }, before);
      const later = await named(1);
      expect(later).toMatchObject({ isLater: true, placesLeft: 1 });
      const { startsOn } = intakeNamed(month, rule);
      expect(intakeToApplyFor(later, rule, before)).toMatchObject({ lastDay: later?.lastDay, fullBefore: startsOn });
      expect(intakeToApplyFor(await named(3), rule, before)).toMatchObject({ id: month, fullBefore: null });
      expect(intakeToApplyFor(undefined, rule, before)).toMatchObject({ id: month, fullBefore: null });
      const applied = await submit({ ...sending(), intake: later?.lastDay.slice(0, 7) ?? "" }, before);
      expect(applied.status).toBe("stored");
      expect(await named(3)).toMatchObject({ isLater: false, placesLeft: 2, lastDay: `${month}-15` });
    });
  });

  test("accepted takes a place of its intake, until it is withdrawn; lists are told where it stands", async () => {
    const { id } = await sent();
    const reader = signedIn("admin", "reader");
    const accepted = async () => (await acceptedByIntake(database.db, [intake])).get(intake) ?? 0;
    const before = await accepted();
    expect(await statusIn(id)).toMatchObject({ status: "first", sentAt: early });
    await inviteToCall(
      database.db,
      reader,
      id,
      { times: [midnight], where: "Here", reason: "Traction", anyway: true, ...atOnce },
      early,
    );
    expect(await statusIn(id)).toMatchObject({ status: "call", callAt: null });
    await decide(
      database.db,
      reader,
      id,
      { step: "final", verdict: "yes", reason: "Traction", line: "", ...atOnce },
      early,
    );
    expect(await accepted()).toBe(before + 1);
    expect(await statusIn(id)).toMatchObject({ status: "accepted" });
    await withdrawApplication(database.db, id, telling, lastSecond);
    expect(await accepted()).toBe(before);
    expect(await statusIn(id)).toMatchObject({ status: "withdrawn" });
  });

  test("a place that was given is freed once, by whoever presses first, with one mail; then another is accepted", async () => {
    const [reader, other] = [signedIn("admin", "reader"), signedIn("admin", "other")];
    const month = "2027-07";
    const now = at("2027-07-02T09:00:00Z");
    const apply = async () => {
      const one = sending({ intake: month });
      await submit(one, now);
      const { email } = one;
      const [found] = await database.db.select().from(application).where(eq(application.email, email));
      const id = found?.id ?? "";
      const times = [at("2027-08-03T09:00:00Z")];
      await inviteToCall(
        database.db,
        reader,
        id,
        { times, where: "Here", reason: "Fit", anyway: true, ...atOnce },
        now,
      );
      return id;
    };
    const inTheEnd = (id: string, verdict: Verdict) =>
      decide(database.db, reader, id, { step: "final", verdict, reason: "Fit", line: "", ...atOnce, places: 1 }, now);
    const why = { reason: "They called", line: "As agreed on the phone." };
    const free = (id: string, actor = reader) =>
      decide(database.db, actor, id, { step: "final", verdict: "freed", ...why, ...atOnce }, now);
    const left = async () => (await openIntake(database.db, { places: 1, rule }, now))?.lastDay.slice(0, 7);
    const [first, second] = [await apply(), await apply()];
    expect((await free(first)).status).toBe("no-place");
    await inTheEnd(first, "yes");
    expect([(await inTheEnd(second, "yes")).status, await left()]).toEqual(["full", "2027-08"]);
    await inTheEnd(second, "wait");
    const known = { "intake.monthly_places": 1, "intake.applications_due": 15, "intake.start": 1 } as const;
    const values: Record<string, unknown> = { ...known, "intake.interviews": rule.interviews };
    const content = { fact: (id: string) => ({ value: values[id] }) } as unknown as Content;
    expect((await openIntakeNow(database.db, content, now))?.lastDay).toBe("2027-08-15");
    const pressed = await Promise.all([free(first), free(first, other), free(first, other)]);
    expect(pressed.map(({ status }) => status).toSorted()).toEqual(["decided", "decided", "stored"]);
    const mails = (await jobsOf(first)).filter(({ data }) => JSON.stringify(data).includes("place-freed"));
    expect(mails.map(({ data }) => data)).toEqual([
      expect.objectContaining({
        lang: "fr",
        intake: month,
        line: why.line,
        startsOn: intakeNamed(month, rule).startsOn,
      }),
    ]);
    expect([(await statusIn(first))?.status, await left()]).toEqual(["freed", month]);
    // The mail is written while this server still shows the content from before, in which the intake was full.
    const next = { startsOn: "2027-10-01", opensOn: "2027-07-16" };
    expect(await nextIntakeAfter(database.db, content, month, now)).toMatchObject(next);
    expect((await acceptedByIntake(database.db, [month])).get(month)).toBeUndefined();
    expect((await inTheEnd(second, "yes")).status).toBe("stored");
    expect((await inTheEnd(first, "yes")).status).toBe("full");
    await withdrawApplication(database.db, second, telling, now);
    expect((await free(second)).status).toBe("withdrawn");
    expect((await free(randomUUID())).status).toBe("gone");
    await expect(free(first, signedIn("founder"))).rejects.toThrow();
  });

  test("the time it takes is told once twenty were measured, by its median", async () => {
    await database.db.update(applicationSubmission).set({ seconds: null });
    const { id } = await sent();
    const measure = (seconds: number) => ({
      id: randomUUID(),
      applicationId: id,
      answers,
      seconds,
      submittedAt: early,
    });
    const times = Array.from({ length: 19 }, (_, index) => measure(60 + 10 * index));
    await database.db.insert(applicationSubmission).values(times);
    expect(await timeToApply(database.db)).toBeUndefined();
    await database.db.insert(applicationSubmission).values(measure(80_000));
    expect(await timeToApply(database.db)).toEqual({ seconds: 155, applicants: 20 });
  });

  test("a call is asked for in words; the same request twice is one, and the operator is told", async () => {
    const { id, email } = await sent();
    const ask = (slots: string, now: Date) =>
      requestCall(database.db, id, { slots, phone: "+33467000000", ...telling }, now);
    for (const slots of ["Tuesday morning", "Tuesday morning"])
      expect(await ask(slots, early)).toEqual({ status: "stored" });
    expect(await ask("Friday", lastSecond)).toEqual({ status: "stored" });
    expect((await read(email))?.call).toMatchObject({ slots: "Friday", phone: "+33467000000" });
    const confirmations = (await jobsOf(id)).filter(({ data }) => JSON.stringify(data).includes("application-call"));
    expect(confirmations).toHaveLength(2);
  });

  describe("a draft", () => {
    const typed = { companyName: "Étang", pitch: "Salt" };
    const start = (email: string, address: string) => startDraft(database.db, { email, typed, address }, early);

    test("belongs to the browser that began it, whoever's e-mail it carries", async () => {
      const email = `draft${(people += 1)}@b.test`;
      const [mine, theirs] = [await start(email, "10.3.0.1"), await start(email, "10.3.0.2")];
      if (mine.status !== "saved" || theirs.status !== "saved") throw new Error("not saved");
      await saveDraft(database.db, theirs.id, { email, typed: { pitch: "Mud" }, revision: 1, address }, early);
      expect((await readDraft(database.db, mine.id))?.typed).toEqual(typed);
      expect(await draftsOf(database.db, email, early)).toHaveLength(2);
      await eraseDraft(database.db, mine.id);
      expect(await saveDraft(database.db, mine.id, { email, typed, revision: 1, address }, early)).toEqual({
        status: "gone",
      });
    });

    test("is found among many that others began in the same name; a network begins 300 a day in all names", async () => {
      const email = `crowded${(people += 1)}@b.test`;
      const mine = await start(email, "10.3.1.1");
      if (mine.status !== "saved") throw new Error("not saved");
      const theirs: string[] = [];
      for (let nth = 0; nth < 310; nth += 1) {
        if (nth % 100 === 0) await giveBack(database.db, "draft:address:10.3.1.2");
        theirs.push((await start(nth < 300 ? `crowd${nth}@b.test` : email, "10.3.1.2")).status);
      }
      expect(theirs.filter((status) => status === "saved")).toHaveLength(300);
      for (let network = 0; network < 40; network += 1) await start(email, `10.3.2.${network}`);
      const found = await draftsOf(database.db, email, early);
      expect(found.map(({ id }) => id)).toContain(mine.id);
      expect(found[0]).toEqual({ id: found[0]?.id, companyName: "Étang", savedAt: early, inAll: 41 });
    });

    test("stays among the 500 newest of its address, whatever one line's networks begin in its name for a month", async () => {
      const email = `month${(people += 1)}@b.test`;
      let begun = 0;
      // Networks in one /48 IPv6 prefix count as one connection, which may begin only ten drafts with an e-mail
      // address.
      for (let nth = 0; nth < 60; nth += 1) {
        const from = `2001:db8:9:${nth.toString(16)}`;
        if ((await start(email, from)).status === "saved") begun += 1;
        const other = await start(`mallory${nth}@b.test`, from);
        if (other.status !== "saved") throw new Error(other.status);
        const renamed = { email, typed, revision: 1, address: from };
        if ((await saveDraft(database.db, other.id, renamed, early)).status === "saved") begun += 1;
      }
      expect(begun).toBe(10);
      expect((await start(email, "10.3.1.9")).status).toBe("saved");
    });

    test("is not overwritten by a device that has seen an older one", async () => {
      const email = `draft${(people += 1)}@b.test`;
      const begun = await start(email, "10.3.0.3");
      if (begun.status !== "saved") throw new Error("not saved");
      const save = (revision: number, pitch: string) =>
        saveDraft(database.db, begun.id, { email, typed: { pitch }, revision, address }, early);
      expect(await save(1, "phone")).toMatchObject({ status: "saved", revision: 2 });
      expect(await save(1, "laptop")).toMatchObject({ status: "stale", typed: { pitch: "phone" }, revision: 2 });
      expect(await save(2, "laptop")).toMatchObject({ status: "saved", revision: 3 });
    });

    test("is saved by one network so often a day, and from any other one all the same", async () => {
      const email = `draft${(people += 1)}@b.test`;
      const begun = await start(email, "10.3.0.7");
      if (begun.status !== "saved") throw new Error("not saved");
      const [busy, other] = ["10.3.0.8", "10.3.0.9"];
      const save = (from: string) =>
        saveDraft(database.db, begun.id, { email, typed, revision: 1, address: from }, early);
      const aDay = { capacity: 30_000, perSecond: 30_000 / 86_400, cost: 30_000 };
      expect(await take(database.db, `draft-save:day:${busy}`, aDay)).toEqual({ allowed: true });
      expect(await save(busy)).toEqual({ status: "limited" });
      const { id } = await sent();
      expect(await saveChanges(database.db, id, { typed, address: busy, seen: null }, early)).toEqual({
        status: "limited",
      });
      expect(await save(other)).toMatchObject({ status: "saved" });
    });

    test("knows that it was sent, on every device, also when somebody else's was there before", async () => {
      const one = sending();
      const [begun, again] = [await start(one.email, "10.3.0.5"), await start(one.email, "10.3.0.6")];
      if (begun.status !== "saved" || again.status !== "saved") throw new Error("not saved");
      expect(await draftSentAt(database.db, begun.id)).toBeUndefined();
      await submit({ ...one, draft: begun.id });
      await submit({ ...one, answers: others, draft: again.id });
      for (const { id } of [begun, again]) {
        expect(await draftSentAt(database.db, id)).toEqual(early);
        expect(await saveDraft(database.db, id, { email: one.email, typed, revision: 1, address }, early)).toEqual({
          status: "sent",
        });
      }
    });

    test("is gone once it was sent", async () => {
      const one = sending();
      const begun = await start(one.email, "10.3.0.4");
      if (begun.status !== "saved") throw new Error("not saved");
      await submit({ ...one, draft: begun.id });
      expect(await readDraft(database.db, begun.id)).toBeUndefined();
    });
  });

  describe("a link to go on elsewhere", () => {
    const ask = (email: string) =>
      askResume(database.db, { email, lang: "en", address: `10.4.0.${(people += 1)}` }, early);
    const mailsTo = async (email: string) =>
      (await database.db.select().from(job).where(eq(job.key, email))).flatMap(({ data }) =>
        JSON.stringify(data).includes("application-resume") ? [(data as { resume: string }).resume] : [],
      );

    test("is mailed to who has something here, and the answer is the same for who has not", async () => {
      const one = await sent();
      const nobody = `nobody${(people += 1)}@b.test`;
      expect(await ask(one.email)).toEqual(await ask(nobody));
      expect(await mailsTo(one.email)).toHaveLength(1);
      expect(await mailsTo(nobody)).toEqual([]);
    });

    test("is refused to nobody because others asked for it, and waits in one mail", async () => {
      const one = await sent();
      for (let times = 0; times < 8; times += 1) expect(await ask(one.email)).toEqual({ status: "asked" });
      expect(await mailsTo(one.email)).toHaveLength(1);
      await database.db.update(job).set({ state: "done" }).where(eq(job.key, one.email));
      expect(await ask(one.email)).toEqual({ status: "asked" });
      expect(await mailsTo(one.email)).toHaveLength(2);
    });

    test("looking does not use it, using it does, once, within a day", async () => {
      const one = await sent();
      await startDraft(database.db, { email: one.email, typed: { pitch: "x" }, address: "10.4.1.1" }, early);
      await ask(one.email);
      const [link = ""] = await mailsTo(one.email);
      for (let times = 0; times < 3; times += 1) expect(await isResumable(database.db, link, early)).toBe(true);
      expect(await resume(database.db, link, at("2026-12-02T09:00:01Z"))).toBeUndefined();
      const used = await Promise.all(Array.from({ length: 20 }, () => resume(database.db, link, early)));
      expect(used.filter(Boolean)).toEqual([
        { drafts: [expect.objectContaining({ companyName: null, inAll: 1 })], applications: [{ id: one.id, intake }] },
      ]);
      expect(await isResumable(database.db, link, early)).toBe(false);
    });
  });

  describe("a draft that a stranger began in somebody's name", () => {
    const openMailed = async (email: string) => {
      const id = randomUUID();
      await database.db.insert(applicationResume).values({ id, email, expiresAt: at("2026-12-02T09:00:00Z") });
      return (await resume(database.db, id, early))?.drafts.map((draft) => draft.id) ?? [];
    };
    const write = (id: string, email: string, pitch: string, revision: number) =>
      saveDraft(database.db, id, { email, typed: { pitch }, revision, address }, early);

    test("is read, changed, erased and ended by its mailbox alone once the mailed link is opened", async () => {
      const one = sending();
      const begun = await startDraft(
        database.db,
        { email: one.email, typed: { pitch: "Bait" }, address: "10.6.0.1" },
        early,
      );
      if (begun.status !== "saved") throw new Error("not saved");
      const stranger = begun.id;
      expect(await write(stranger, one.email, "More bait", 1)).toMatchObject({ status: "saved", revision: 2 });
      const [laptop = ""] = await openMailed(one.email);
      expect(await openMailed(one.email)).toEqual([laptop]);
      expect(await write(laptop, one.email, "Brine in rooms", 2)).toMatchObject({ status: "saved", revision: 3 });

      expect(await readDraft(database.db, stranger)).toBeUndefined();
      for (const revision of [2, 3])
        expect(await write(stranger, one.email, "Reeds", revision)).toEqual({ status: "elsewhere" });
      await eraseDraft(database.db, stranger);
      await submit({ ...sending(), draft: stranger });
      expect((await readDraft(database.db, laptop))?.typed).toEqual({ pitch: "Brine in rooms" });
      await submit({ ...one, draft: laptop });
      expect(await write(stranger, one.email, "Reeds", 3)).toEqual({ status: "sent" });
    });

    test("is not kept by having opened it from another mailbox before", async () => {
      const [own, named] = [`own${(people += 1)}@b.test`, `named${(people += 1)}@b.test`];
      const begun = await startDraft(database.db, { email: own, typed: {}, address: "10.6.0.2" }, early);
      const [stranger = ""] = await openMailed(own);
      expect(await write(stranger, named, "Bait", 1)).toMatchObject({ status: "saved" });
      const [owner = ""] = await openMailed(named);
      await write(owner, named, "Typed by the owner", 2);
      expect(owner).not.toBe(stranger);
      expect(await readDraft(database.db, stranger)).toBeUndefined();
      if (begun.status === "saved") expect(await readDraft(database.db, begun.id)).toBeUndefined();
    });
  });

  test("what is past its time is deleted: drafts after 30 days, declined applications after two years", async () => {
    const [declined, open_] = [await sent(), await sent()];
    await decide(
      database.db,
      signedIn("admin"),
      declined.id,
      { step: "first", verdict: "no", reason: "Too soon", line: "Come back with clients.", ...atOnce },
      early,
    );
    await submit(sending({ email: open_.email, answers: others }));
    const begun = await startDraft(database.db, { email: "old@b.test", typed: {}, address: "10.5.0.1" }, early);
    if (begun.status !== "saved") throw new Error("not saved");
    const id = begun.id;
    const forget = async (now: Date) => [
      await forgetDrafts(database.db, now),
      await forgetDeclined(database.db, now, { crm: true }),
    ];
    await forget(at("2026-12-30T09:00:00Z"));
    expect([await readDraft(database.db, id), await idOf(declined.email)]).toEqual([expect.anything(), declined.id]);
    await forget(at("2027-01-01T09:00:00Z"));
    expect(await readDraft(database.db, id)).toBeUndefined();
    await forget(at("2028-12-02T09:00:00Z"));
    expect(await database.db.select().from(lead).where(eq(lead.email, declined.email))).toEqual([]);
    const forgotten = database.db
      .select()
      .from(job)
      .where(sql`${job.data} ->> 'forget' = ${declined.email}`);
    expect(await forgotten).toHaveLength(1);
    expect(await idOf(open_.email)).toBe(open_.id);
  });
});

test("an access token opens one thing, and nobody can write one", () => {
  const id = "01234567-89ab-4cde-8f01-23456789abcd";
  const accessToken = accessTokenFor("application", id, secret);
  expect(opens("application", accessToken, secret)).toBe(id);
  expect(opens("application-draft", accessToken, secret)).toBeUndefined();
  expect(opens("application", accessToken, "another secret")).toBeUndefined();
  for (const wrong of [
    "",
    undefined,
    accessToken.slice(1),
    `${accessToken}A`,
    accessToken.toLowerCase(),
    `B${accessToken.slice(1)}`,
    "é".repeat(44),
  ])
    expect(opens("application", wrong, secret)).toBeUndefined();
});
