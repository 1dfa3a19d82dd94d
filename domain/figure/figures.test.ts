import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { onBothEngines } from "../../e2e/both-engines.ts";
import { aLead, signedIn } from "../../e2e/peers/viewers.ts";
import type { Database } from "../../platform/db/database.server.ts";
import type { Answers } from "../application/application.ts";
import {
  application,
  applicationDecision,
  applicationSubmission,
  applicationWithdrawal,
} from "../application/application.table.ts";
import { startDraft } from "../application/draft.server.ts";
import { syncStatus } from "../application/status.server.ts";
import { guide, guideDone } from "../guide/guide.table.ts";
import type { LeadForm } from "../form/forms.ts";
import type { LeadSource } from "../lead/lead.ts";
import { applicationFunnel, guideFunnel, quizFunnel, responseTimes } from "./funnels.server.ts";
import { leadFigures } from "./leads.server.ts";
import { periodOf } from "./period.ts";

const actor = signedIn("admin");
const now = new Date();
const month = periodOf("30d", now);
const daysAgo = (days: number) => new Date(now.getTime() - days * 24 * 3_600_000);
const hoursAfter = (moment: Date, hours: number) => new Date(moment.getTime() + hours * 3_600_000);

onBothEngines("figures", (open) => {
  let database: Database;
  beforeAll(async () => {
    database = await open();
  });
  afterAll(() => database.close());

  type Sent = { email?: string; at?: Date; source?: LeadSource; spam?: boolean };

  const send = (form: LeadForm, { email = `${randomUUID()}@b.test`, at = daysAgo(3), ...rest }: Sent = {}) =>
    aLead(database.db, { form, email, createdAt: at, ...rest });

  async function apply(at: Date, decisions: { step: "first" | "final"; verdict: "yes" | "no"; after: number }[] = []) {
    const { db } = database;
    const id = await send("application", { at });
    await db.insert(application).values({ id, intake: "2026-12", email: `${id}@b.test`, lang: "fr" });
    await resend(id, at);
    for (const { step, verdict, after } of decisions)
      await db.insert(applicationDecision).values({
        id: randomUUID(),
        applicationId: id,
        step,
        verdict,
        author: "a",
        reason: "r",
        decidedAt: hoursAfter(at, after),
        releasedAt: hoursAfter(at, after),
      });
    await syncStatus(db, id);
    return id;
  }

  async function resend(id: string, submittedAt: Date) {
    const answers = { fullName: "Zoé" } as Answers;
    await database.db
      .insert(applicationSubmission)
      .values({ id: randomUUID(), applicationId: id, answers, submittedAt });
    await syncStatus(database.db, id);
  }

  async function withdraw(id: string, withdrawnAt: Date) {
    await database.db.insert(applicationWithdrawal).values({ id: randomUUID(), applicationId: id, withdrawnAt });
    await syncStatus(database.db, id);
  }

  test("leads are counted by form, page and campaign, without spam and without other periods", async () => {
    const newsletter = { utm_source: "newsletter", utm_campaign: "november" };
    await send("contact", { source: { page: "/about", campaign: newsletter } });
    await send("contact", { source: { page: "/about", campaign: newsletter } });
    const first = "/blog/bsa-air-plafond";
    for (const form of ["simulator", "join"] as const)
      await send(form, { email: "a@b.test", source: { page: "/", first, campaign: { gclid: "x" } } });
    await send("contact", { spam: true });
    await send("contact", { at: daysAgo(40) });
    const { forms, pages, firsts, campaigns, steps } = await leadFigures(database.db, actor, month);
    expect(forms).toEqual([
      { form: "contact", leads: 2 },
      { form: "join", leads: 1 },
      { form: "simulator", leads: 1 },
    ]);
    expect(pages).toEqual([
      { page: "/", leads: 2 },
      { page: "/about", leads: 2 },
    ]);
    expect(firsts).toEqual([
      { page: null, people: 2 },
      { page: first, people: 1 },
    ]);
    expect(campaigns).toEqual([
      { source: "gclid", campaign: null, leads: 2 },
      { source: "newsletter", campaign: "november", leads: 2 },
    ]);
    expect([steps.length, steps.reduce((sum, { leads }) => sum + leads, 0)]).toEqual([30, 4]);
  });

  test("the quiz is followed to the guide", async () => {
    await send("quiz", { email: "one@b.test" });
    await send("quiz", { email: "two@b.test" });
    await send("guide", { email: "one@b.test", at: daysAgo(2) });
    await send("guide", { email: "two@b.test", at: daysAgo(20) });
    expect(await quizFunnel(database.db, actor, month)).toEqual({ sent: 2, guides: 1 });
  });

  test("the guide is followed to its last day", async () => {
    const { db } = database;
    for (const days of [0, 1, 7, 30]) {
      const leadId = await send("guide", { at: daysAgo(4) });
      const id = randomUUID();
      await db.insert(guide).values({
        id,
        leadId,
        email: `${id}@b.test`,
        lang: "fr",
        firstName: "Zoé",
        nextDay: 2,
        nextOn: "2026-11-22",
        startedAt: daysAgo(4),
      });
      for (let day = 1; day <= days; day += 1) await db.insert(guideDone).values({ guideId: id, day });
    }
    expect(await guideFunnel(db, actor, month)).toEqual({ asked: 6, begun: 4, oneDay: 3, oneWeek: 2, all: 1 });
  });

  test("applications are followed from the draft to the answer", async () => {
    const { db } = database;
    await startDraft(db, { email: "draft@b.test", typed: {}, address: "10.9.0.1" }, now);
    await startDraft(db, { email: "draft@b.test", typed: {}, address: "10.9.0.2" }, now);
    await startDraft(db, { email: "draft@b.test", typed: {}, address: "10.9.0.3" }, daysAgo(60));
    const yes = { step: "first", verdict: "yes" } as const;
    await apply(daysAgo(10), [
      { ...yes, after: 10 },
      { step: "final", verdict: "yes", after: 200 },
    ]);
    await apply(daysAgo(9), [{ ...yes, after: 30 }]);
    await apply(daysAgo(8), [{ step: "first", verdict: "no", after: 60 }]);
    await apply(daysAgo(7));
    await apply(hoursAfter(now, -5));
    await apply(daysAgo(50), [{ ...yes, after: 1 }]);
    expect(await applicationFunnel(db, actor, month)).toEqual({ started: 2, sent: 5, first: 2, final: 1 });
    expect(await responseTimes(db, actor, month, 48)).toEqual({
      answered: 3,
      medianHours: 30,
      inTime: 2,
      waiting: 2,
      late: 1,
    });

    const withdrawn = await apply(daysAgo(6));
    await withdraw(withdrawn, daysAgo(5));
    expect(await responseTimes(db, actor, month, 48)).toMatchObject({ waiting: 2, late: 1 });
    await resend(withdrawn, hoursAfter(now, -1));
    expect(await responseTimes(db, actor, month, 48)).toMatchObject({ waiting: 3, late: 1 });
  });
});
