import { randomUUID } from "node:crypto";
import { eq, inArray } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { onBothEngines } from "../../e2e/both-engines.ts";
import { answers } from "../../e2e/peers/application-answers.ts";
import { atOnce } from "../../e2e/peers/answer-terms.ts";
import { aLead, aPerson } from "../../e2e/peers/viewers.ts";
import type { Database } from "../../platform/db/database.server.ts";
import { person } from "../person/person.table.ts";
import { job } from "../../platform/jobs/job.table.ts";
import { isInProgramme, programmeIntake, tieAcceptances } from "../meeting/programme.server.ts";
import type { Actor } from "../person/actor.ts";
import { leave } from "../seat/change.server.ts";
import { withdrawalTerms, withdrawApplication } from "./applicant-actions.server.ts";
import { readApplication } from "./application.server.ts";
import { application, applicationSubmission } from "./application.table.ts";
import { decide } from "./decision.server.ts";
import { inviteToCall } from "./invitation.server.ts";
import { ownDecided } from "./founder-queries.server.ts";
import { mayWithdraw } from "./startup-place.server.ts";
import { syncStatus } from "./status.server.ts";

const now = new Date("2026-12-01T09:00:00Z");

onBothEngines("a startup's place in the programme", (open) => {
  let database: Database;
  let admin: Actor;
  beforeAll(async () => {
    database = await open();
    admin = await aPerson(database.db, "admin");
  });
  afterAll(() => database.close());

  let months = 0;
  /** An acceptance that belongs to the startup in which the applicant sits. */
  async function accepted(email: string) {
    const { db } = database;
    const id = await aLead(db, { form: "application", email });
    const intake = `${2030 + (months += 1)}-03`;
    await db.insert(application).values({ id, intake, email, lang: "fr", sentAt: now });
    await db.insert(applicationSubmission).values({ id: randomUUID(), applicationId: id, answers, submittedAt: now });
    await syncStatus(db, id);
    const times = [new Date("2027-01-04T09:00:00Z")];
    await inviteToCall(db, admin, id, { times, where: "Here", reason: "Fit", anyway: true, ...atOnce }, now);
    await decide(db, admin, id, { step: "final", verdict: "yes", reason: "Fit", line: "", ...atOnce }, now);
    await tieAcceptances(db);
    return id;
  }
  const freeing = { step: "final", verdict: "freed", reason: "They called", line: "As agreed." } as const;
  const free = (id: string) => decide(database.db, admin, id, { ...freeing, ...atOnce }, now);
  const withdraw = async (id: string) => (await withdrawApplication(database.db, id, { notify: "" }, now)).status;
  const mayNow = async (id: string) => {
    const found = await readApplication(database.db, id);
    return found && mayWithdraw(database.db, found);
  };
  async function lettersTo(...people: Actor[]) {
    const keys = people.map(({ viewer }) => viewer.email);
    const jobs = await database.db.select().from(job).where(inArray(job.key, keys)).orderBy(job.seq);
    return jobs.flatMap(({ key, data }) => {
      const { letter = "" } = data as { letter?: string };
      return /withdrawn|freed/.test(letter) ? [[keys.indexOf(key), letter]] : [];
    });
  }

  test("is given up neither by an editor nor by who has left, and who has left is not told that it is freed", async () => {
    const { db } = database;
    const owner = await aPerson(db, "founder");
    const email = `${randomUUID()}@leaver.example`;
    const leaver = await aPerson(db, "founder", { email, seat: { id: owner.viewer.id, role: "editor" } });
    const id = await accepted(email);
    expect([await mayNow(id), await withdraw(id)]).toEqual([false, "not-yours"]);
    expect(await leave(db, leaver)).toEqual({ status: "left" });
    expect([await mayNow(id), await withdraw(id)]).toEqual([false, "not-yours"]);
    expect(await isInProgramme(db, owner.viewer.id)).toBe(true);
    expect(await lettersTo(owner, leaver)).toEqual([]);
    expect(await free(id)).toEqual({ status: "stored" });
    expect(await isInProgramme(db, owner.viewer.id)).toBe(false);
    expect(await lettersTo(owner, leaver)).toEqual([[0, "application-place-freed"]]);
  });

  test("names its intake, and the decided application is shown to its proven address only", async () => {
    const { db } = database;
    const [owner, other] = [await aPerson(db, "founder"), await aPerson(db, "founder")];
    expect(await programmeIntake(db, owner.viewer.id)).toBeNull();
    const found = await readApplication(db, await accepted(owner.viewer.email));
    const intake = found?.intake ?? "";
    expect(await programmeIntake(db, owner.viewer.id)).toBe(intake);
    const idOf = async (actor: Actor, of = intake) => (await ownDecided(db, actor.viewer.id, of))?.id;
    expect([await idOf(owner), await idOf(owner, "2029-03"), await idOf(other)]).toEqual([
      found?.id,
      undefined,
      undefined,
    ]);
    await db.update(person).set({ emailVerified: false }).where(eq(person.id, owner.viewer.id));
    expect(await idOf(owner)).toBeUndefined();
  });

  test("is not given up from a page drawn before it was given, or while it could still be sent again", async () => {
    const { db } = database;
    const contact = await aPerson(db, "founder");
    const id = await accepted(contact.viewer.email);
    const found = await readApplication(db, id);
    if (!found) throw new Error("no application");
    const press = (shown: string) => withdrawApplication(db, id, { notify: "", isClosed: true, shown }, now);
    const older = [
      withdrawalTerms({ first: null, final: null }, { isClosed: false }),
      withdrawalTerms({ first: null, final: null }, { isClosed: true }),
      withdrawalTerms({ ...found, final: null }, { isClosed: false }),
    ];
    for (const shown of older) expect(await press(shown)).toEqual({ status: "overtaken" });
    expect(await isInProgramme(db, contact.viewer.id)).toBe(true);
    expect(await press(withdrawalTerms(found, { isClosed: true }))).toEqual({ status: "withdrawn" });
    expect(await press(older[0] ?? "")).toEqual({ status: "withdrawn" });
    expect(await isInProgramme(db, contact.viewer.id)).toBe(false);
  });

  test("is given up by an owner, and the startup's contact is told, as of a freed place", async () => {
    const { db } = database;
    const contact = await aPerson(db, "founder");
    const email = `${randomUUID()}@owner.example`;
    const owner = await aPerson(db, "founder", { email, seat: { id: contact.viewer.id, role: "owner" } });
    const [given, freed, own] = [await accepted(email), await accepted(email), await accepted(contact.viewer.email)];
    expect(await mayNow(given)).toBe(true);
    expect(await Promise.all([1, 2, 3].map(() => withdraw(given)))).toEqual(Array(3).fill("withdrawn"));
    expect(await free(freed)).toEqual({ status: "stored" });
    expect(await free(own)).toEqual({ status: "stored" });
    expect((await lettersTo(contact, owner)).toSorted()).toEqual([
      [0, "application-place-freed"],
      [0, "application-place-freed"],
      [0, "application-withdrawn"],
      [1, "application-place-freed"],
      [1, "application-withdrawn"],
    ]);
    const mails = await db.select().from(job).where(eq(job.key, contact.viewer.email));
    const about = mails.filter(({ data }) => /withdrawn|freed/.test(JSON.stringify(data))).map((each) => each.subject);
    expect(about.toSorted()).toEqual([given, freed, own].toSorted());
  });

  test("is the applicant's alone to give up while it belongs to no startup", async () => {
    const id = await accepted(`${randomUUID()}@alone.example`);
    const [found] = await database.db.select().from(application).where(eq(application.id, id));
    expect([found?.startup, await withdraw(id), await withdraw(randomUUID())]).toEqual([null, "withdrawn", "gone"]);
  });
});
