import { randomUUID } from "node:crypto";
import { startup } from "../person/startup.table.ts";
import { eq, sql } from "drizzle-orm";
import { afterEach, beforeEach, expect, test } from "vitest";
import { onBothEngines } from "../../e2e/both-engines.ts";
import { aLead } from "../../e2e/peers/viewers.ts";
import { storeCanary } from "../../e2e/canary.ts";
import type { Database, Db } from "../../platform/db/database.server.ts";
import { job } from "../../platform/jobs/job.table.ts";
import { parisDay } from "../../platform/language/paris-day.ts";
import { createLog } from "../../platform/log/log.server.ts";
import { auditEntry } from "../audit/audit.table.ts";
import { consentProof } from "../consent/consent.table.ts";
import { dealView, dealViewing } from "../deal/deal.table.ts";
import { guideDone } from "../guide/guide.table.ts";
import { kpiAlert } from "../kpi/alert.table.ts";
import { kpiCheckIn } from "../kpi/check-in.table.ts";
import { lead, leadConsent } from "../lead/lead.table.ts";
import { notification, notificationChoice } from "../notification/notification.table.ts";
import { createPerson } from "../person/person.server.ts";
import { person } from "../person/person.table.ts";
import { loginSession, signUp } from "../person/account.table.ts";
import { type RetentionRule, retentionNames } from "../retention/rules.ts";
import { sessionLink } from "../session-day/session-day.table.ts";
import { sessionGuest, sessionPlan } from "../session-seat/session-seat.table.ts";
import { sessionWish } from "../session-wish/session-wish.table.ts";
import { privacyLink, retentionRun } from "./privacy.table.ts";
import { askLink } from "./link.server.ts";
import { runRetention } from "./retention.server.ts";

const log = createLog("silent");
const day = 24 * 3_600_000;
const year = 365.25 * day;
const now = new Date();
const after = (ms: number) => new Date(now.getTime() + ms);

onBothEngines("retention", (open) => {
  let database: Database;
  let db: Db;
  beforeEach(async () => {
    database = await open();
    db = database.db;
  });
  afterEach(() => database.close());

  const forgotten: string[] = [];
  const run = (at: Date) =>
    runRetention(
      db,
      log,
      { crm: true, forgetEmails: async (ids) => void forgotten.push(...ids), note: async () => {} },
      at,
    );
  const removedBy = async (rule: RetentionRule) => {
    const rows = await db
      .select()
      .from(retentionRun)
      .where(eq(retentionRun.rule, rule))
      .orderBy(retentionRun.startedAt);
    return rows.map(({ removed }) => removed);
  };
  const sent = (email: string, more: Parameters<typeof aLead>[1] = {}) => aLead(db, { email, lang: "en", ...more });
  const emails = async () => (await db.select().from(lead).orderBy(lead.email)).map(({ email }) => email);

  test("every rule runs once a day and leaves its row, also when two servers begin at once", async () => {
    await Promise.all([run(now), run(now)]);
    await run(after(60_000));
    const rows = await db.select().from(retentionRun);
    expect(rows.map(({ rule }) => rule).toSorted()).toEqual(retentionNames.toSorted());
    expect(rows.every(({ finishedAt, error }) => finishedAt !== null && error === null)).toBe(true);
    await run(after(day));
    expect(await db.select().from(retentionRun)).toHaveLength(2 * retentionNames.length);
  });

  test("whoever has not been in touch for three years is forgotten, in the CRM too; any sign of theirs counts", async () => {
    await sent("gone@b.test");
    await sent("gone@b.test", { createdAt: after(-60 * day) });
    await sent("back@b.test");
    await sent("back@b.test", { createdAt: after(year) });
    await sent("owner@b.test");
    const [gone] = await db.select().from(lead).where(eq(lead.email, "gone@b.test"));
    await db.insert(leadConsent).values({
      leadId: gone?.id ?? "",
      purpose: "marketing",
      version: "1",
      wording: "News.",
      given: true,
    });
    const someone = { firstName: "A", lastName: "B", role: "founder", lang: "en" } as const;
    await createPerson(db, { email: "owner@b.test", ...someone });
    await db.update(person).set({ lastSignInAt: after(3 * year) });
    await run(after(3 * year - 2 * day));
    expect(await emails()).toHaveLength(5);
    await run(after(3 * year + 2 * day));
    expect(await emails()).toEqual(["back@b.test", "back@b.test", "owner@b.test"]);
    const orders = await db.select().from(job).where(eq(job.queue, "crm"));
    expect(orders.map(({ data }) => data)).toEqual([{ forget: "gone@b.test" }]);
    expect((await db.select().from(leadConsent)).map(({ subject }) => subject === null)).toEqual([false]);
    await run(after(5 * year + 2 * day));
    expect(await db.select().from(leadConsent)).toEqual([]);
    expect((await removedBy("leads")).at(1)).toBeGreaterThan(1);
  });

  test("somebody who cannot be forgotten holds up nobody else, and the rule's run shows an error", async () => {
    await sent("first@b.test");
    await sent("second@b.test", { createdAt: after(day) });
    await db.execute(sql`create function refuse() returns trigger language plpgsql as
      $$ begin raise exception 'not this one'; end $$`);
    await db.execute(sql`create trigger refuse before delete on lead for each row
      when (old.email = 'first@b.test') execute function refuse()`);
    await run(after(4 * year));
    expect(await emails()).toEqual(["first@b.test"]);
    const [its] = await db.select().from(retentionRun).where(eq(retentionRun.rule, "leads"));
    expect([its?.error === null, its?.finishedAt]).toEqual([false, null]);
  });

  test("notifications go after six months, visits after 25; check-ins and alerts stay with the account", async () => {
    await storeCanary(db, "founder@b.test", "C");
    await db.update(person).set({ lastSignInAt: after(5 * year) });
    await db.update(notification).set({ notifiedAt: now });
    await db.update(dealView).set({ at: now });
    await db.update(dealViewing).set({ lastCountedAt: now });
    const left = async () => [
      ...[await db.$count(notification), await db.$count(dealView), await db.$count(dealViewing)],
      ...[await db.$count(notificationChoice), await db.$count(kpiCheckIn), await db.$count(kpiAlert)],
    ];
    const monthsOn = (months: number, days: number) => {
      const at = new Date(now);
      at.setUTCMonth(at.getUTCMonth() + months);
      return new Date(at.getTime() + days * day);
    };
    const all = await left();
    expect(all.every((count) => count > 0)).toBe(true);
    await run(monthsOn(6, -2));
    expect(await left()).toEqual(all);
    await run(monthsOn(6, 2));
    await run(monthsOn(25, -2));
    expect(await left()).toEqual([0, ...all.slice(1)]);
    await run(monthsOn(25, 2));
    expect(await left()).toEqual([0, 0, 0, ...all.slice(3)]);
    expect([(await removedBy("notifications"))[1], (await removedBy("deal_views"))[3]]).toEqual([all[0], all[1]]);
  });

  test("helpers’ links go 30 days after their session, guests and wishes after 24 months", async () => {
    await storeCanary(db, "guest@b.test", "C");
    const session = "long-ago";
    await db.insert(sessionPlan).values({ session, startsOn: parisDay(now) });
    await db.insert(sessionLink).values({ id: randomUUID(), session, digest: "d", madeAt: now });
    await db.update(sessionGuest).set({ session, seat: null });
    await db.update(sessionWish).set({ session });
    const left = async () => [
      await db.$count(sessionLink, eq(sessionLink.session, session)),
      await db.$count(sessionGuest),
      await db.$count(sessionWish),
    ];
    const [links, guests, wishes] = await left();
    expect([links, Math.min(guests ?? 0, wishes ?? 0) > 0]).toEqual([1, true]);
    await run(after(29 * day));
    expect(await left()).toEqual([1, guests, wishes]);
    await run(after(31.5 * day));
    expect(await left()).toEqual([0, guests, wishes]);
    await run(after(2 * year + 3 * day));
    expect(await left()).toEqual([0, 0, 0]);
  });

  test("a day of the guide that its reader marked keeps their record", async () => {
    const stored = await storeCanary(db, "reader@b.test", "C");
    await db.delete(startup);
    await db.delete(person);
    await db.execute(sql`delete from newsletter_subscription`);
    await db.execute(sql`update lead set spam = false, created_at = now()`);
    await db.update(guideDone).set({ doneAt: after(year) });
    expect(stored.has("guide_done")).toBe(true);
    await run(after(3.5 * year));
    expect(await emails()).toEqual(["reader@b.test"]);
    await run(after(4 * year + 2 * day));
    expect(await emails()).toEqual([]);
  });

  test("an address that asked for a link is forgotten with the mail that brought it", async () => {
    await askLink(db, { email: "curious@b.test", lang: "en", address: "10.0.0.1" });
    const [mail] = await db.select().from(job);
    await run(after(20 * 3_600_000));
    expect(await db.select().from(privacyLink)).toHaveLength(1);
    await run(after(2 * day));
    expect([await db.select().from(privacyLink), await db.select().from(job)]).toEqual([[], []]);
    expect(forgotten).toContain(mail?.id);
  });

  test("spam, sign-ups, sessions, the audit log, choices about third parties and what jobs carried go in their time", async () => {
    await storeCanary(db, "somebody@b.test", "C");
    const finished = { state: "done" as const, finishedAt: now, queue: "mail", data: { letter: "x" } };
    const id = crypto.randomUUID();
    await db.insert(job).values({ id, key: "somebody@b.test", ...finished });
    await sent("robot@b.test", { spam: true });
    await db.execute(sql`update lead set spam = (email = 'robot@b.test')`);
    await db.update(person).set({ lastSignInAt: after(5 * year) });
    await db.execute(sql`insert into consent_wording (id, version, lang, shown) values ('w', 1, 'en', '{}')`);
    await db.insert(consentProof).values({ id: crypto.randomUUID(), visitor: "v", advertising: true, wording: "w" });
    const left = async () => ({
      spam: (await emails()).includes("robot@b.test"),
      signUp: (await db.select().from(signUp)).length,
      carried: (await db.select().from(job).where(eq(job.id, id))).map(({ key }) => key),
      sessions: (await db.select().from(loginSession)).length,
      audit: (await db.select().from(auditEntry)).length,
      choices: (await db.select().from(consentProof)).length,
    });
    const all = { spam: true, signUp: 1, carried: ["somebody@b.test"], sessions: 1, audit: 1, choices: 1 };
    await run(after(28 * day));
    expect(await left()).toEqual(all);
    await run(after(32 * day));
    expect(await left()).toEqual({ ...all, spam: false, signUp: 0 });
    await run(after(92 * day));
    expect(await left()).toMatchObject({ carried: [""], sessions: 1 });
    expect(forgotten).toContain(id);
    await db.execute(sql`alter table audit_entry disable trigger audit_entry_kept`);
    await run(after(367 * day));
    await db.execute(sql`alter table audit_entry enable trigger audit_entry_kept`);
    expect(await left()).toMatchObject({ sessions: 0, audit: 0, choices: 1 });
    await run(after(5 * year + 2 * day));
    expect(await left()).toMatchObject({ choices: 0 });
  });

  test("an account that nobody uses is warned, then deleted; signing in keeps it", async () => {
    const someone = { firstName: "A", lastName: "B", role: "founder", lang: "fr" } as const;
    const administrator = { ...someone, role: "admin" } as const;
    await createPerson(db, { email: "away@b.test", ...someone });
    await createPerson(db, { email: "returns@b.test", ...someone });
    await createPerson(db, { email: "admin@b.test", ...administrator });
    const warned = async () =>
      (
        await db
          .select()
          .from(job)
          .where(sql`data->>'letter' = 'account-unused'`)
      )
        .map(({ key }) => key)
        .toSorted();
    const accounts = async () => (await db.select().from(person)).map(({ email }) => email).toSorted();
    await run(after(2 * year - 40 * day));
    expect(await warned()).toEqual([]);
    await run(after(2 * year - 28 * day));
    expect(await warned()).toEqual(["away@b.test", "returns@b.test"]);
    await run(after(2 * year - 20 * day));
    expect(await warned()).toHaveLength(2);
    await db
      .update(person)
      .set({ lastSignInAt: after(2 * year - 10 * day) })
      .where(eq(person.email, "returns@b.test"));
    await run(after(2 * year + 3 * day));
    expect(await accounts()).toEqual(["admin@b.test", "returns@b.test"]);
  });
});
