import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { onBothEngines } from "../../e2e/both-engines.ts";
import { aLead, aPerson, signedIn } from "../../e2e/peers/viewers.ts";
import { ask } from "../../platform/db/ask.server.ts";
import type { Database } from "../../platform/db/database.server.ts";
import { job } from "../../platform/jobs/job.table.ts";
import { parisDay } from "../../platform/language/paris-day.ts";
import { createLog } from "../../platform/log/log.server.ts";
import { application } from "../application/application.table.ts";
import { conflict } from "../application/review/review.table.ts";
import { listAudit } from "../audit/list.server.ts";
import { NotAllowed } from "../audit/not-allowed.ts";
import { lead } from "../lead/lead.table.ts";
import { newsletterSubscription } from "../newsletter/newsletter.table.ts";
import { isSuppressed } from "../suppression/suppression.server.ts";
import { answerRequest, enterRequest } from "./entered.server.ts";
import { storedDataOf, rightsOf } from "./stored-data.server.ts";
import { closeMailedLinks } from "../person/mailed-links.server.ts";
import { copyOnBehalf, eraseOnBehalf, mailCopyOnBehalf, stopErasure } from "./on-behalf.server.ts";
import { erasureDelayDays } from "./privacy.ts";
import { listRequests, readRequest, requestsToAnswer } from "./register.server.ts";
import { cancelErasure, requestErasure } from "./erasure-request.server.ts";
import { carryOutErasures } from "./carry-out-erasures.server.ts";
import { closeExpired, closeExports, takeExport } from "./export-request.server.ts";

const secret = "a secret of at least thirty-two characters";
const actor = signedIn("admin", "operator");
const log = createLog("silent");
const carrying = { crm: false, forgetEmails: async () => {}, note: async () => {} };
const inDays = (days: number) => new Date(Date.now() + days * 86_400_000);

onBothEngines("a request served on somebody's behalf", (open) => {
  let database: Database;
  beforeAll(async () => {
    database = await open();
  });
  afterAll(() => database.close());

  const enter = (kind: "erasure" | "export", email: string) =>
    enterRequest(database.db, actor, {
      kind,
      via: "post",
      email,
      receivedOn: "2026-01-31",
      note: "Signed letter, copy of the passport seen",
    });
  const addLead = (email: string) => aLead(database.db, { email, lang: "en", payload: { fullName: "Zoé" } });
  const subscribe = (email: string) => {
    const id = randomUUID();
    return database.db.insert(newsletterSubscription).values({ id, email, lang: "fr", requestId: id });
  };
  const addPerson = async (email: string, role: "founder" | "admin") =>
    (await aPerson(database.db, role, { email })).viewer.id;
  const mailsTo = async (email: string) =>
    (await database.db.select().from(job).where(eq(job.key, email))).map(({ data }) => data);
  const toAnswer = async () => (await ask(database.db, { open: requestsToAnswer(actor) })).open.count;
  const logOf = async (id: string) => {
    const about = { actor: "", action: "", object: id, from: "", to: "" };
    return (await listAudit(database.db, actor, about, {})).rows.map(({ action }) => action);
  };

  test("erases somebody without an account after the delay, tells them, and Today's number falls", async () => {
    const { db } = database;
    const email = "letter@b.test";
    const leadId = await addLead(email);
    await subscribe(email);
    const id = await enter("erasure", email);
    expect(await toAnswer()).toBe(1);
    expect(Object.fromEntries(await storedDataOf(db, actor, email))).toMatchObject({ forms: 1, newsletter: 1 });
    const now = new Date();
    expect(await eraseOnBehalf(db, actor, id, now)).toEqual({ status: "stored" });
    expect(await eraseOnBehalf(db, actor, id, now)).toEqual({ status: "unchanged" });
    expect(await toAnswer()).toBe(0);
    expect(await mailsTo(email)).toMatchObject([{ letter: "privacy-erasure", lang: "en", pass: id, byHand: true }]);
    expect((await rightsOf(db, actor, email)).requests).toMatchObject([{ id, kind: "erasure" }]);

    expect(await carryOutErasures(db, log, carrying, inDays(erasureDelayDays - 1))).toBe(0);
    expect(await carryOutErasures(db, log, carrying, inDays(erasureDelayDays + 1))).toBe(1);
    expect(await db.select().from(lead).where(eq(lead.id, leadId))).toEqual([]);
    expect(await isSuppressed(db, email)).toBe(true);
    expect(await mailsTo(email)).toMatchObject([{ letter: "privacy-erased", byHand: true }]);
    const read = await readRequest(db, actor, id);
    expect(read).toMatchObject({ outcome: "done", email: null, note: null, entered: true, records: 2 });
    expect(await logOf(id)).toEqual([
      ...["privacy-request.look", "privacy.erased", "privacy.erase-entered", "privacy.entered"],
    ]);
  });

  test("is taken back by the mailed link, or stopped on the desk", async () => {
    const { db } = database;
    await addLead("forged@b.test");
    const forged = await enter("erasure", "forged@b.test");
    await eraseOnBehalf(db, actor, forged);
    expect(await cancelErasure(db, forged, "10.0.0.5")).toBe(true);
    const mistaken = await enter("erasure", "other@b.test");
    await eraseOnBehalf(db, actor, mistaken);
    expect([await stopErasure(db, actor, mistaken), await stopErasure(db, actor, mistaken)]).toEqual([true, false]);
    expect(await carryOutErasures(db, log, carrying, inDays(30))).toBe(0);
    const asker = { email: "self@b.test", lang: "fr", via: "mail", actor: null, address: "10.0.0.6" } as const;
    await requestErasure(db, asker);
    const [own] = (await rightsOf(db, actor, "self@b.test")).requests;
    expect(await stopErasure(db, actor, own?.id ?? "")).toBe(false);
    expect(await eraseOnBehalf(db, actor, await enter("erasure", "self@b.test"))).toEqual({
      status: "underway",
    });
  });

  test("is not there for an administrator with a conflict of interest in the asker's application", async () => {
    const { db } = database;
    const email = "near@b.test";
    const [copy, erasure] = [await enter("export", email), await enter("erasure", email)];
    const leadId = await addLead(email);
    await db.insert(application).values({ id: leadId, intake: "2027-04", email, lang: "fr", sentAt: new Date() });
    const near = signedIn("admin", "near");
    const answered = { answeredOn: parisDay(new Date()), answer: "By post" };
    const seen = async () => [
      await readRequest(db, near, copy),
      await copyOnBehalf(db, near, secret, copy),
      (await mailCopyOnBehalf(db, near, copy)).status,
      (await eraseOnBehalf(db, near, erasure)).status,
      await stopErasure(db, near, erasure),
      (await answerRequest(db, near, copy, answered)).status,
      (await rightsOf(db, near, email)).requests.length,
      (await listRequests(db, near, { kind: "", state: "" }, {})).rows.filter((each) => each.email === email).length,
    ];
    await db.insert(conflict).values({
      ...{ id: randomUUID(), applicationId: leadId, personId: "near", reason: "r", declaredAt: new Date() },
    });
    const counted = async (who: typeof near) => (await ask(db, { open: requestsToAnswer(who) })).open.count;
    expect(await seen()).toEqual([undefined, undefined, "gone", "gone", false, "gone", 0, 0]);
    expect((await counted(actor)) - (await counted(near))).toBe(2);
    expect(await copyOnBehalf(db, actor, secret, copy)).toBeDefined();
  });

  test("erases neither the last administrator nor the one who asks for it", async () => {
    const { db } = database;
    await addPerson("only@lab.test", "admin");
    expect(await eraseOnBehalf(db, actor, await enter("erasure", "only@lab.test"))).toEqual({
      status: "needed",
    });
    await addPerson("second@lab.test", "admin");
    const theirs = await enter("erasure", "second@lab.test");
    const themselves = { ...actor, viewer: { ...actor.viewer, email: "second@lab.test" } };
    expect(await eraseOnBehalf(db, themselves, theirs)).toEqual({ status: "own" });
    expect(await eraseOnBehalf(db, actor, theirs)).toEqual({ status: "stored" });
  });

  test("gives a copy: by a mailed link that works once, or to be sent by post", async () => {
    const { db } = database;
    const email = "copy@b.test";
    await aPerson(db, "founder", { email, createdAt: new Date("2026-01-30") });
    const posted = await enter("export", email);
    const copy = await copyOnBehalf(db, actor, secret, posted);
    expect(copy?.tables.map(({ name }) => name)).toContain("person");
    expect(await logOf(posted)).toEqual(["privacy.export-taken", "privacy.entered"]);
    expect(await mailCopyOnBehalf(db, actor, posted)).toEqual({ status: "stored" });
    expect(await mailsTo(email)).toMatchObject([{ letter: "privacy-export", lang: "fr", pass: posted, byHand: true }]);
    expect((await takeExport(db, posted, "10.0.0.7"))?.email).toBe(email);
    expect(await takeExport(db, posted, "10.0.0.7")).toBeUndefined();
    expect(await copyOnBehalf(db, actor, secret, posted)).toBeUndefined();
    expect(await eraseOnBehalf(db, actor, posted)).toEqual({ status: "gone" });
  });

  test("a copy whose link was not used in time is to be answered by hand again", async () => {
    const { db } = database;
    const email = "late@b.test";
    const posted = await enter("export", email);
    const before = await toAnswer();
    expect(await mailCopyOnBehalf(db, actor, posted)).toEqual({ status: "stored" });
    expect(await toAnswer()).toBe(before - 1);
    await closeExpired(db, inDays(2));
    expect(await takeExport(db, posted, "10.0.0.7")).toBeUndefined();
    expect(await readRequest(db, actor, posted)).toMatchObject({ byHand: true, closedAt: null, outcome: null });
    expect(await toAnswer()).toBe(before);
    expect(await mailCopyOnBehalf(db, actor, posted)).toEqual({ status: "stored" });
    await closeExports(db);
    expect(await toAnswer()).toBe(before);
    const answered = { answeredOn: parisDay(new Date()), answer: "The archive, by post" };
    expect(await answerRequest(db, actor, posted, answered)).toEqual({ status: "stored" });
  });

  test("a copy is not given once an account took the address, and a link mailed before stays closed", async () => {
    const { db } = database;
    const email = "contact@firm.test";
    const posted = await enter("export", email);
    expect(await readRequest(db, actor, posted)).toMatchObject({ taken: false });
    expect(await mailCopyOnBehalf(db, actor, posted)).toEqual({ status: "stored" });
    const open = await toAnswer();
    await closeMailedLinks(db, email);
    expect(await toAnswer()).toBe(open + 1);
    const refused = async (id: string) => {
      expect(await readRequest(db, actor, id)).toMatchObject({ taken: true, byHand: true, closedAt: null });
      expect(await mailCopyOnBehalf(db, actor, id)).toEqual({ status: "taken" });
      expect(await copyOnBehalf(db, actor, secret, id)).toBeUndefined();
      expect(await takeExport(db, id, "10.0.0.7")).toBeUndefined();
    };
    await refused(posted);
    await addPerson("later@firm.test", "founder");
    const enteredLate = await enter("export", "later@firm.test");
    await refused(enteredLate);
    const answered = { answeredOn: parisDay(new Date()), answer: "By post: the account has its own copy" };
    expect(await answerRequest(db, actor, posted, answered)).toEqual({ status: "stored" });
  });

  test("is the administrators' alone", async () => {
    const { db } = database;
    const id = await enter("erasure", "x@b.test");
    for (const other of [signedIn("founder"), signedIn("investor")])
      for (const verb of [
        () => eraseOnBehalf(db, other, id),
        () => mailCopyOnBehalf(db, other, id),
        () => copyOnBehalf(db, other, secret, id),
        () => stopErasure(db, other, id),
        () => rightsOf(db, other, "x@b.test"),
        () => storedDataOf(db, other, "x@b.test"),
      ])
        await expect((async () => verb())()).rejects.toBeInstanceOf(NotAllowed);
  });
});
