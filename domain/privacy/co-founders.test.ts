import { randomUUID } from "node:crypto";
import { and, eq, inArray, sql } from "drizzle-orm";
import { afterEach, beforeEach, expect, test } from "vitest";
import { onBothEngines } from "../../e2e/both-engines.ts";
import { aLead, aPerson } from "../../e2e/peers/viewers.ts";
import type { Database, Db } from "../../platform/db/database.server.ts";
import { job } from "../../platform/jobs/job.table.ts";
import { createLog } from "../../platform/log/log.server.ts";
import { kpiCheckIn } from "../kpi/check-in.table.ts";
import { recordCheckIn } from "../kpi/record.server.ts";
import { lead, leadConsent } from "../lead/lead.table.ts";
import { writeAudit } from "../audit/audit.server.ts";
import type { Actor } from "../person/actor.ts";
import { waitingErasure } from "../person/erasure.server.ts";
import { seatInvitation, startup as startupTable, startupSeat } from "../person/startup.table.ts";
import { answerApplication } from "../pitch-session/answer.server.ts";
import { pitchApplication } from "../pitch-session/pitch-application.table.ts";
import { leave } from "../seat/change.server.ts";
import { enterRequest } from "./entered.server.ts";
import { erase } from "./erase.server.ts";
import { cancelErasure, requestErasure } from "./erasure-request.server.ts";
import { exportOf } from "./export.server.ts";
import { eraseOnBehalf } from "./on-behalf.server.ts";
import { runRetention } from "./retention.server.ts";

onBothEngines("co-founders of one startup", (open) => {
  let database: Database;
  let db: Db;
  let ada: Actor;
  let noe: Actor;
  const startup = () => ada.viewer.id;

  beforeEach(async () => {
    database = await open();
    db = database.db;
    ada = await aPerson(db, "founder", { firstName: "Ada", lastName: "Roux" });
    const joined = await aPerson(db, "founder", { firstName: "Noé", lastName: "Vidal" });
    await db.delete(startupTable).where(eq(startupTable.id, joined.viewer.id));
    await db.insert(startupSeat).values({ person: joined.viewer.id, startup: startup(), role: "editor" });
    noe = { ...joined, viewer: { ...joined.viewer, startup: { id: startup(), role: "editor" } } };
  });
  afterEach(() => database.close());

  const erased = ({ viewer: { email } }: Actor) =>
    db.transaction((tx) => erase(tx, { email, about: randomUUID(), crm: false, forGood: true }));

  const numbers = {
    ...{ mrr: 800_000, cash: 4_000_000, burn: 900_000, cac: 40_000, churn: 3, nps: 40, activeDeals: 2 },
    ...{ lastInvestorContact: null, raised: 0, difference: "" },
  };

  test("of ten requests to erase the contact, taken back each time, the successor is mailed once", async () => {
    const asker = {
      ...{ email: ada.viewer.email, actor: ada.viewer.id },
      via: "account" as const,
      lang: "fr" as const,
    };
    for (let press = 0; press < 10; press += 1) {
      await requestErasure(db, { ...asker, address: ada.address });
      const waits = await waitingErasure(db, asker.email);
      expect(await cancelErasure(db, waits?.id ?? "", ada.address)).toBe(true);
    }
    const successor = and(eq(job.key, noe.viewer.email), sql`${job.data} ->> 'letter' = 'seat-successor'`);
    expect(await db.$count(job, successor)).toBe(1);
  });

  test("of an erasure from a letter that the desk begins, the successor is mailed too", async () => {
    const desk = await aPerson(db, "admin");
    const { email } = ada.viewer;
    const letter = { kind: "erasure", via: "post", email, receivedOn: "2026-01-31", note: "Signed" } as const;
    expect(await eraseOnBehalf(db, desk, await enterRequest(db, desk, letter))).toEqual({ status: "stored" });
    const mails = await db.select().from(job).where(eq(job.key, noe.viewer.email));
    expect(mails.map(({ data }) => data)).toMatchObject([{ letter: "seat-successor" }]);
  });

  test("their application to a session outlives whoever sent it, without their name", async () => {
    const id = await aLead(db, {
      form: "pitch-application",
      email: ada.viewer.email,
      payload: { fullName: "Ada Roux", startupName: "Halage" },
    });
    await db
      .insert(leadConsent)
      .values({ leadId: id, purpose: "marketing", version: "1", wording: "Yes", given: true });
    await db.insert(pitchApplication).values({
      ...{ lead: id, founder: startup(), session: "autumn", scan: randomUUID() },
      ...{ score: 72, plan: "elite", feeText: "F." },
    });
    expect(await erased(ada)).toMatchObject({ status: "erased" });
    expect(await db.$count(pitchApplication)).toBe(1);
    const [kept] = await db.select().from(lead);
    expect([kept?.email, kept?.payload]).toEqual([noe.viewer.email, { fullName: "Noé Vidal", startupName: "Halage" }]);
    expect(await db.$count(leadConsent, eq(leadConsent.leadId, id))).toBe(0);
    expect(JSON.stringify(await exportOf(db, noe.viewer.email))).not.toContain("Ada");
    expect(await erased(noe)).toMatchObject({ status: "erased" });
    expect([await db.$count(pitchApplication), await db.$count(lead)]).toEqual([0, 0]);
  });

  test("their application to a session stays with the startup that its sender leaves, and so does its answer", async () => {
    const desk = await aPerson(db, "admin");
    const apply = async ({ viewer }: Actor) => {
      const id = await aLead(db, {
        form: "pitch-application",
        email: viewer.email,
        payload: { fullName: viewer.firstName, startupName: "Halage" },
      });
      await db
        .insert(leadConsent)
        .values({ leadId: id, purpose: "marketing", version: "1", wording: "Yes", given: true });
      await db.insert(pitchApplication).values({
        ...{ lead: id, founder: startup(), session: randomUUID(), scan: randomUUID() },
        ...{ score: 72, plan: "elite", feeText: "F." },
      });
      return id;
    };
    const answer = (id: string) => answerApplication(db, desk, { lead: id, reason: "early", line: "" });
    const answersTo = async ({ viewer: { email } }: Actor) =>
      db.$count(job, and(eq(job.key, email), sql`${job.data} ->> 'letter' = 'pitch-answer'`));
    const [hers, his] = [await apply(ada), await apply(noe)];
    expect(await answer(his)).toBe("stored");
    expect([await answersTo(ada), await answersTo(noe)]).toEqual([1, 0]);

    expect(await leave(db, noe)).toEqual({ status: "left" });
    expect(JSON.stringify(await exportOf(db, noe.viewer.email))).not.toContain("Halage");
    const kept = await db
      .select()
      .from(lead)
      .where(inArray(lead.id, [hers, his]));
    expect(kept.map(({ email, payload }) => [email, payload])).toEqual(
      [1, 2].map(() => [ada.viewer.email, { fullName: expect.stringContaining("Ada"), startupName: "Halage" }]),
    );
    expect(await db.$count(leadConsent, inArray(leadConsent.leadId, [his]))).toBe(0);
    expect(await answer(hers)).toBe("stored");
    expect([await answersTo(ada), await answersTo(noe)]).toEqual([2, 0]);
  });

  test("each is given their seat and the numbers that they wrote, which stay when they are erased", async () => {
    await recordCheckIn(db, noe, { month: "2026-10-01", numbers }, new Date("2026-11-20T09:00:00Z"));
    const [row] = await db.select().from(kpiCheckIn);
    expect([row?.founder, row?.author]).toEqual([startup(), noe.viewer.id]);
    const tables = (await exportOf(db, noe.viewer.email)).map(({ name, rows }) => [name, rows.length]);
    expect(tables).toEqual(
      expect.arrayContaining([
        ["startup_seat", 1],
        ["kpi_check_in", 1],
      ]),
    );
    expect((await exportOf(db, ada.viewer.email)).map(({ name }) => name)).not.toContain("kpi_check_in");
    await erased(noe);
    expect(await db.$count(kpiCheckIn)).toBe(1);
  });

  test("who opened the startup is not given what others did in it, neither with a seat nor after leaving", async () => {
    const object = { kind: "startup" as const, id: startup() };
    const logged = async () =>
      (await exportOf(db, ada.viewer.email)).flatMap(({ name, rows }) =>
        name === "audit_entry" ? rows.map(({ action }) => action) : [],
      );
    await writeAudit(db, { actor: ada.viewer.id, action: "deck.upload", object });
    await writeAudit(db, { actor: "an investor", action: "introduction.answer", object });
    await writeAudit(db, { actor: "an administrator", action: "deck.report-set-aside", object });
    await writeAudit(db, { actor: "an administrator", action: "person.look", object: { ...object, kind: "person" } });
    expect((await logged()).toSorted()).toEqual(["deck.upload", "person.look"]);
    expect(await leave(db, ada)).toEqual({ status: "left" });
    await writeAudit(db, { actor: noe.viewer.id, action: "deck.share", object });
    expect((await logged()).toSorted()).toEqual(["deck.upload", "person.look", "seat.leave"]);
  });

  test("an invitation is kept for thirty days", async () => {
    const createdAt = new Date("2026-11-01T09:00:00Z");
    await db.insert(seatInvitation).values({
      ...{ id: randomUUID(), startup: startup(), email: "lea@seats.example", role: "reader", by: ada.viewer.id },
      ...{ createdAt, expiresAt: new Date("2026-11-08T09:00:00Z") },
    });
    const run = (at: string) =>
      runRetention(
        db,
        createLog("silent"),
        { crm: false, forgetEmails: async () => {}, note: async () => {} },
        new Date(at),
      );
    await run("2026-11-30T09:00:00Z");
    expect(await db.$count(seatInvitation)).toBe(1);
    await run("2026-12-02T09:00:00Z");
    expect(await db.$count(seatInvitation)).toBe(0);
  });
});
