import { randomUUID } from "node:crypto";
import { and, eq, sql } from "drizzle-orm";
import type { Db } from "../../platform/db/database.server.ts";
import { enqueue } from "../../platform/jobs/jobs.server.ts";
import { daysLater, monthsLater, parisDay } from "../../platform/language/paris-day.ts";
import { writeAudit } from "../audit/audit.server.ts";
import { emailJob } from "../delivery/send-email.server.ts";
import { mustBe } from "../person/access.ts";
import type { Actor } from "../person/actor.ts";
import { person } from "../person/person.table.ts";
import { digestOf } from "../suppression/suppression.server.ts";
import { planGrantedEmail } from "./plan-grant.emails.server.ts";
import { planOf } from "./plan-grant.server.ts";
import { planGrant, trialTaken } from "./plan-grant.table.ts";

export type TrialAnswer = { status: "started"; until: string } | { status: "taken" } | { status: "has-elite" };

/** The last day of so many months free that begin on this day. */
export const lastTrialDay = (day: string, months: number) => daysLater(monthsLater(day, months), -1);

/** Whether somebody may still begin their month free: once per person and per address, for ever. */
export async function mayStartTrial(db: Db, actor: Actor, now = new Date()) {
  const own = mustBe(actor, "founder");
  const [reader] = await db.select({ email: person.email }).from(person).where(eq(person.id, own));
  if (!reader || (await planOf(db, own, now)).plan === "elite") return false;
  const digest = await digestOf(db, reader.email);
  const [taken] = await db.select().from(trialTaken).where(eq(trialTaken.digest, digest));
  return taken === undefined && !(await hadTrial(db, own));
}

/** When a founder's own month free began; null where none did. */
export async function trialBegunAt(db: Db, actor: Actor) {
  const own = mustBe(actor, "founder");
  const [trial] = await db
    .select({ at: planGrant.grantedAt })
    .from(planGrant)
    .where(and(eq(planGrant.personId, own), eq(planGrant.source, "trial")));
  return trial?.at ?? null;
}

const hadTrial = async (db: Db, own: string) =>
  (await db.$count(planGrant, sql`${planGrant.personId} = ${own} and ${planGrant.source} = 'trial'`)) > 0;

/** Opens Elite CoPilot to a founder for so many months from today, and mails them until when. Nothing follows by itself. */
export async function startTrial(db: Db, actor: Actor, months: number, now = new Date()): Promise<TrialAnswer> {
  const own = mustBe(actor, "founder");
  return db.transaction(async (tx): Promise<TrialAnswer> => {
    const [found] = await tx
      .select({ email: person.email, lang: person.lang })
      .from(person)
      .where(eq(person.id, own))
      .for("update");
    if ((await planOf(tx, own, now)).plan === "elite") return { status: "has-elite" };
    if (!found || (await hadTrial(tx, own))) return { status: "taken" };
    const [first] = await tx
      .insert(trialTaken)
      .values({ digest: await digestOf(tx, found.email), takenAt: now })
      .onConflictDoNothing()
      .returning();
    if (!first) return { status: "taken" };
    const startsOn = parisDay(now);
    const endsOn = lastTrialDay(startsOn, months);
    const { email, lang } = found;
    await tx.insert(planGrant).values({
      id: randomUUID(),
      personId: own,
      ...{ plan: "elite", startsOn, endsOn, source: "trial", reason: "trial" },
      grantedBy: own,
      grantedAt: now,
    });
    await tx.update(person).set({ requestedPlan: null, updatedAt: now }).where(eq(person.id, own));
    await enqueue(tx, [emailJob(planGrantedEmail.with({ lang, plan: "elite", startsOn, endsOn }), { key: email })]);
    await writeAudit(tx, {
      actor: own,
      action: "person.trial",
      object: { kind: "person", id: own },
      before: { plan: "free" },
      after: { plan: "elite", startsOn, endsOn },
      address: actor.address,
    });
    return { status: "started", until: endsOn };
  });
}
