import { randomUUID } from "node:crypto";
import { and, eq, isNull } from "drizzle-orm";
import { afterEach, beforeEach, expect, test } from "vitest";
import { onBothEngines } from "../../e2e/both-engines.ts";
import { answers } from "../../e2e/peers/application-answers.ts";
import { aLead, aPerson } from "../../e2e/peers/viewers.ts";
import type { Database, Db } from "../../platform/db/database.server.ts";
import { createLog } from "../../platform/log/log.server.ts";
import { application, applicationResume, applicationSubmission } from "../application/application.table.ts";
import { carryApplications } from "../application/carry.server.ts";
import { isResumable } from "../application/resume.server.ts";
import { lead } from "../lead/lead.table.ts";
import { changeEmail } from "../person/email.server.ts";
import { waitingErasure } from "../person/erasure.server.ts";
import { makeLink } from "../person/link.server.ts";
import { createPerson } from "../person/person.server.ts";
import { person } from "../person/person.table.ts";
import { startup } from "../person/startup.table.ts";
import { isSuppressed } from "../suppression/suppression.server.ts";
import { carryOutErasures } from "./carry-out-erasures.server.ts";
import { cancelErasure, carryErasure, requestErasure } from "./erasure-request.server.ts";
import { isExportReady, requestExport } from "./export-request.server.ts";
import { isLinkUsable, visitEnds } from "./link.server.ts";
import { privacyLink, privacyRequest } from "./privacy.table.ts";
import type { Erased } from "./tombstone.server.ts";

const day = 86_400_000;
const shared = "contact@firm.example";
const own = "x@private.example";
const address = "10.0.0.9";

onBothEngines("an erasure asked for at an address that another account takes", (open) => {
  let database: Database;
  let db: Db;
  let noted: Erased[];

  beforeEach(async () => {
    database = await open();
    db = database.db;
    noted = [];
  });
  afterEach(() => database.close());

  const askFor = (email: string, actor: string | null) =>
    requestErasure(db, { email, lang: "fr", via: actor ? "account" : "mail", actor, address });

  const move = async (who: string, to: string) =>
    changeEmail(db, await makeLink(db, who, "email", to), { address, sessionId: undefined }, async (tx, moved) => {
      await carryErasure(tx, moved.from, { email: moved.to, lang: moved.lang, via: "account", actor: who, address });
      await carryApplications(tx, moved.from, moved.to);
    });

  const anAccount = async (email: string) => (await aPerson(db, "founder", { email })).viewer.id;

  const anApplication = async (email: string, intake: string) => {
    const id = await aLead(db, { form: "application", email });
    await db.insert(application).values({ id, intake, email, lang: "en" });
    await db
      .insert(applicationSubmission)
      .values({ id: randomUUID(), applicationId: id, answers, submittedAt: new Date() });
    return id;
  };

  const keep = async (email: string) => {
    const waits = await waitingErasure(db, email);
    expect(await cancelErasure(db, waits?.id ?? "", address)).toBe(true);
  };

  const carryOut = () => {
    const carrying = { crm: true, forgetEmails: async () => {}, note: async (each: Erased) => void noted.push(each) };
    return carryOutErasures(db, createLog("silent"), carrying, new Date(Date.now() + 8 * day));
  };

  const accounts = async () => (await db.select({ id: person.id }).from(person)).map(({ id }) => id).toSorted();
  const leads = async () => (await db.select({ id: lead.id }).from(lead)).map(({ id }) => id).toSorted();
  const stillOpen = () =>
    db.$count(privacyRequest, and(eq(privacyRequest.kind, "erasure"), isNull(privacyRequest.closedAt)));

  test("closes what was mailed to the address before: visits, exports and links to applications", async () => {
    const y = await anAccount("y@firm.example");
    const soon = new Date(Date.now() + 3_600_000);
    const [visit, link, resume] = [randomUUID(), randomUUID(), randomUUID()];
    await db.insert(privacyLink).values([
      { id: visit, email: shared, expiresAt: soon, usedAt: new Date() },
      { id: link, email: shared, expiresAt: soon },
    ]);
    await db.insert(applicationResume).values({ id: resume, email: shared, expiresAt: soon });
    await requestExport(db, { email: shared, lang: "fr", via: "mail", actor: null, address });
    const [copy] = await db.select({ id: privacyRequest.id }).from(privacyRequest);
    const open = async () => [
      (await visitEnds(db, visit)) !== undefined,
      await isLinkUsable(db, link),
      await isResumable(db, resume),
      await isExportReady(db, copy?.id ?? ""),
    ];
    expect(await open()).toEqual([true, true, true, true]);
    await move(y, shared);
    expect(await open()).toEqual([false, false, false, false]);
  });

  test("erases what was sent before, and leaves a colleague's account with all it brought and sends", async () => {
    const x = await anAccount(shared);
    const y = await anAccount("y@firm.example");
    await aLead(db, { email: shared });
    const brought = await anApplication("y@firm.example", "2027-03");
    await askFor(shared, x);
    await aLead(db, { email: shared });
    await move(x, own);
    await keep(own);
    expect(await move(y, shared)).toEqual({ email: shared });
    const later = await aLead(db, { email: shared });
    expect(await waitingErasure(db, shared)).toBeNull();

    expect(await carryOut()).toBe(1);
    expect(await accounts()).toEqual([x, y].toSorted());
    expect(await db.$count(startup)).toBe(2);
    expect(await leads()).toEqual([brought, later].toSorted());
    expect(await isSuppressed(db, shared)).toBe(false);
    expect(await stillOpen()).toBe(0);
    // A backup made after the address was taken holds the other account, so it is not erased again from there.
    expect(noted.every(({ erasedAt }) => erasedAt.getTime() < Date.now() + day)).toBe(true);
  });

  test("erases an account that was opened since, whose pages offer to keep it", async () => {
    await aLead(db, { email: shared });
    await askFor(shared, null);
    await createPerson(db, { email: shared, firstName: "Yann", lastName: "", role: "founder", lang: "fr" });
    expect(await waitingErasure(db, shared)).not.toBeNull();
    expect(await carryOut()).toBe(1);
    expect([await accounts(), await leads()]).toEqual([[], []]);
  });

  test("erases its author's account, which came back to the address", async () => {
    const x = await anAccount(shared);
    await aLead(db, { email: shared });
    await askFor(shared, x);
    await move(x, own);
    await move(x, shared);
    expect(await waitingErasure(db, shared)).not.toBeNull();
    await carryOut();
    expect([await accounts(), await leads()]).toEqual([[], []]);
    expect(await stillOpen()).toBe(0);
  });

  test("erases the account that held the address when it was asked for by a mailed link", async () => {
    await anAccount(shared);
    await askFor(shared, null);
    expect(await carryOut()).toBe(1);
    expect(await accounts()).toEqual([]);
  });

  test("of a move and an erasure at once, the account that moves stays", async () => {
    const x = await anAccount(shared);
    const y = await anAccount("y@firm.example");
    await askFor(shared, x);
    await move(x, own);
    await keep(own);
    await Promise.all([carryOut(), move(y, shared)]);
    await carryOut();
    expect(await accounts()).toEqual([x, y].toSorted());
    expect(await stillOpen()).toBe(0);
  });
});
