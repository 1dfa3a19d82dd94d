import { randomUUID } from "node:crypto";
import { and, eq, gte, isNull, sql } from "drizzle-orm";
import type { Db } from "../../platform/db/database.server.ts";
import { enqueue } from "../../platform/jobs/jobs.server.ts";
import { daysLater, monthsLater, parisDay } from "../../platform/language/paris-day.ts";
import { audit } from "../audit/audit.server.ts";
import { emailJob } from "../delivery/send-email.server.ts";
import { maySit, mustOwn, mustRead } from "../startup/access.ts";
import { mustStillOwn } from "../startup/still-sits.server.ts";
import { contactOf, lockStartup } from "../person/startup-contact.server.ts";
import type { Actor } from "../person/actor.ts";
import { person } from "../person/person.table.ts";
import { trialBegunEmail, trialEndedEmail } from "./plan-grant.emails.server.ts";
import { inFull, planOf } from "./current-plan.server.ts";
import { planGrant } from "./plan-grant.table.ts";
import { isTrialTaken, takeTrial } from "./trial-taken.server.ts";

export type TrialAnswer = { status: "started"; until: string } | { status: "taken" } | { status: "has-elite" };

export const lastTrialDay = (day: string, months: number) => daysLater(monthsLater(day, months), -1);

export async function mayStartTrial(db: Db, actor: Actor, now = new Date()) {
  const startup = mustRead(actor);
  if (!maySit(actor, "owner") || (await planOf(db, startup, now)).plan === "elite") return false;
  return !(await isTrialTaken(db, actor.viewer.email)) && !(await hadTrial(db, startup));
}

export async function trialUntil(db: Db, actor: Actor, now = new Date()) {
  const trial = await runningTrial(db, mustRead(actor), parisDay(now));
  return trial?.endsOn ?? null;
}

/**
 * Returns what the plans' pages offer by. `trialUntil` is the last day of a trial that alone opens the current plan, so
 * that a granted plan follows the trial and replaces nothing.
 */
export async function planToAsk(db: Db, actor: Actor, now = new Date()) {
  const current = await planOf(db, mustRead(actor), now);
  const until = await trialUntil(db, actor, now);
  return {
    current,
    trialUntil: until !== null && until === current.until ? until : null,
    mayTry: await mayStartTrial(db, actor, now),
  };
}

async function runningTrial(db: Db, startup: string, today: string) {
  const [trial] = await db
    .select({ id: planGrant.id, startsOn: planGrant.startsOn, endsOn: planGrant.endsOn })
    .from(planGrant)
    .where(
      and(
        eq(planGrant.startup, startup),
        eq(planGrant.source, "trial"),
        isNull(planGrant.endedAt),
        gte(planGrant.endsOn, today),
      ),
    );
  return trial;
}

/** Ends a startup's free trial today and e-mails the startup's contact. The trial cannot be started again. */
export async function endTrial(db: Db, actor: Actor, now = new Date()): Promise<{ status: "ended" | "none" }> {
  const startup = mustOwn(actor);
  return db.transaction(async (tx) => {
    await lockStartup(tx, startup);
    await mustStillOwn(tx, actor);
    const found = await contactOf(tx, startup);
    const today = parisDay(now);
    const trial = found && (await runningTrial(tx, startup, today));
    if (!trial) return { status: "none" };
    const ended = { endedOn: today, endedAt: now, endedBy: actor.viewer.id };
    await tx.update(planGrant).set(ended).where(eq(planGrant.id, trial.id));
    const { plan, next } = await planOf(tx, startup, now);
    const later = next && { later: { plan: next.plan, startsOn: next.from } };
    const mail = trialEndedEmail.with({ lang: found.lang, on: today, plan, ...later });
    await enqueue(tx, [emailJob(mail, { key: found.email })]);
    await audit(tx, actor, {
      action: "person.trial-end",
      object: { kind: "person", id: actor.viewer.id },
      before: { plan: "elite", startsOn: trial.startsOn, endsOn: trial.endsOn },
    });
    return { status: "ended" };
  });
}

const hadTrial = async (db: Db, startup: string) =>
  (await db.$count(planGrant, sql`${planGrant.startup} = ${startup} and ${planGrant.source} = 'trial'`)) > 0;

/** Starts a free trial of the plan Elite CoPilot, which never turns into a paid plan. */
export async function startTrial(db: Db, actor: Actor, months: number, now = new Date()): Promise<TrialAnswer> {
  const startup = mustOwn(actor);
  return db.transaction(async (tx): Promise<TrialAnswer> => {
    await lockStartup(tx, startup);
    await mustStillOwn(tx, actor);
    const found = await contactOf(tx, startup);
    const had = await planOf(tx, startup, now);
    if (had.plan === "elite") return { status: "has-elite" };
    if (!found || (await hadTrial(tx, startup))) return { status: "taken" };
    if (!(await takeTrial(tx, actor.viewer.email, now))) return { status: "taken" };
    const startsOn = parisDay(now);
    const endsOn = lastTrialDay(startsOn, months);
    const { email, lang } = found;
    await tx.insert(planGrant).values({
      id: randomUUID(),
      startup,
      ...{ plan: "elite", startsOn, endsOn, source: "trial", reason: "trial" },
      grantedBy: actor.viewer.id,
      grantedAt: now,
    });
    // The trial answers this person's request for Elite. A request for Visible and one of a colleague, who was promised
    // an e-mail, wait for the team.
    await tx
      .update(person)
      .set({ requestedPlan: null, updatedAt: sql`now()` })
      .where(and(eq(person.id, actor.viewer.id), eq(person.requestedPlan, "elite")));
    await enqueue(tx, [emailJob(trialBegunEmail.with({ lang, endsOn }), { key: email })]);
    await audit(tx, actor, {
      action: "person.trial",
      object: { kind: "person", id: actor.viewer.id },
      before: inFull(had),
      after: { plan: "elite", startsOn, endsOn },
    });
    return { status: "started", until: endsOn };
  });
}
