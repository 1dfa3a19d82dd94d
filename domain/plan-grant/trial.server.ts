import { randomUUID } from "node:crypto";
import { and, eq, gte, isNull, sql } from "drizzle-orm";
import type { Db } from "../../platform/db/database.server.ts";
import { enqueue } from "../../platform/jobs/jobs.server.ts";
import { daysLater, monthsLater, parisDay } from "../../platform/language/paris-day.ts";
import { audit } from "../audit/audit.server.ts";
import { emailJob } from "../delivery/send-email.server.ts";
import { mustBe } from "../audit/access.ts";
import type { Actor } from "../person/actor.ts";
import { person } from "../person/person.table.ts";
import { trialBegunEmail, trialEndedEmail } from "./plan-grant.emails.server.ts";
import { planOf } from "./plan-grant.server.ts";
import { planGrant } from "./plan-grant.table.ts";
import { isTrialTaken, takeTrial } from "./trial-taken.server.ts";

export type TrialAnswer = { status: "started"; until: string } | { status: "taken" } | { status: "has-elite" };

/** The last day of a free trial of this many months. */
export const lastTrialDay = (day: string, months: number) => daysLater(monthsLater(day, months), -1);

/** Whether somebody may still begin their month free: once per person and per address, for ever. */
export async function mayStartTrial(db: Db, actor: Actor, now = new Date()) {
  const own = mustBe(actor, "founder");
  const [reader] = await db.select({ email: person.email }).from(person).where(eq(person.id, own));
  if (!reader || (await planOf(db, own, now)).plan === "elite") return false;
  return !(await isTrialTaken(db, reader.email)) && !(await hadTrial(db, own));
}

/** The last day of a founder's trial that counts today; null where there is none. */
export async function trialUntil(db: Db, actor: Actor, now = new Date()) {
  const trial = await runningTrial(db, mustBe(actor, "founder"), parisDay(now));
  return trial?.endsOn ?? null;
}

async function runningTrial(db: Db, own: string, today: string) {
  const [trial] = await db
    .select({ id: planGrant.id, startsOn: planGrant.startsOn, endsOn: planGrant.endsOn })
    .from(planGrant)
    .where(
      and(
        eq(planGrant.personId, own),
        eq(planGrant.source, "trial"),
        isNull(planGrant.endedAt),
        gte(planGrant.endsOn, today),
      ),
    );
  return trial;
}

/** Ends a founder's trial today and mails them so; it cannot be begun again. */
export async function endTrial(db: Db, actor: Actor, now = new Date()): Promise<{ status: "ended" | "none" }> {
  const own = mustBe(actor, "founder");
  return db.transaction(async (tx) => {
    const [found] = await tx
      .select({ email: person.email, lang: person.lang })
      .from(person)
      .where(eq(person.id, own))
      .for("update");
    const today = parisDay(now);
    const trial = found && (await runningTrial(tx, own, today));
    if (!trial) return { status: "none" };
    const ended = { endedOn: today, endedAt: now, endedBy: own };
    await tx.update(planGrant).set(ended).where(eq(planGrant.id, trial.id));
    const mail = trialEndedEmail.with({ lang: found.lang, on: today, plan: (await planOf(tx, own, now)).plan });
    await enqueue(tx, [emailJob(mail, { key: found.email })]);
    await audit(tx, actor, {
      action: "person.trial-end",
      object: { kind: "person", id: own },
      before: { plan: "elite", startsOn: trial.startsOn, endsOn: trial.endsOn },
    });
    return { status: "ended" };
  });
}

const hadTrial = async (db: Db, own: string) =>
  (await db.$count(planGrant, sql`${planGrant.personId} = ${own} and ${planGrant.source} = 'trial'`)) > 0;

/** Starts a free trial of Elite CoPilot today and mails its last day to the founder. No plan follows automatically. */
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
    if (!(await takeTrial(tx, found.email, now))) return { status: "taken" };
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
    await enqueue(tx, [emailJob(trialBegunEmail.with({ lang, endsOn }), { key: email })]);
    await audit(tx, actor, {
      action: "person.trial",
      object: { kind: "person", id: own },
      before: { plan: "free" },
      after: { plan: "elite", startsOn, endsOn },
    });
    return { status: "started", until: endsOn };
  });
}
