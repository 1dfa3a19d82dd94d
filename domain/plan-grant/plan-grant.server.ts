import { randomUUID } from "node:crypto";
import { and, desc, eq, inArray, isNull, or, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { Db } from "../../platform/db/database.server.ts";
import { enqueue } from "../../platform/jobs/jobs.server.ts";
import { parisDay } from "../../platform/language/paris-day.ts";
import { audit } from "../audit/audit.server.ts";
import { emailJob } from "../delivery/send-email.server.ts";
import type { Actor } from "../person/actor.ts";
import { nameOf } from "../person/name.server.ts";
import { person } from "../person/person.table.ts";
import type { PaidPlan } from "../plan/plan.ts";
import { contactOf, lockStartup, seatOf } from "../person/startup-contact.server.ts";
import { startupSeat } from "../person/startup.table.ts";
import { mustHave } from "../audit/access.ts";
import { type Granted, lastDayOf, planAfter, planOn, plansFrom } from "./plan-grant.ts";
import { planGrant } from "./plan-grant.table.ts";
import { planDeclinedEmail, planEndedEmail, planGrantedEmail } from "./plan-grant.emails.server.ts";

/**
 * Days in Paris; `endsOn` is the last one, or null without an end. The reason is required and stored with the grant.
 */
export type Grant = { plan: PaidPlan; startsOn: string; endsOn: string | null; reason: string };

export type GrantAnswer = { status: "stored" | "unchanged" | "no-founder" | "gone" };
export type EndAnswer = { status: "stored" | "unchanged" | "gone" };

/** Locks a founder's startup and reads its contact; undefined if the person has no startup. */
async function lockedStartup(tx: Db, founder: string) {
  const seat = await seatOf(tx, founder);
  if (!seat) return undefined;
  await lockStartup(tx, seat.id);
  const contact = await contactOf(tx, seat.id);
  return contact && { ...contact, startup: seat.id };
}

/** The grants that have not been ended and whose last day is not before `day`. */
const live = (db: Db, id: string, day: string): Promise<(Granted & { id: string; source: "desk" | "trial" })[]> =>
  db
    .select({
      id: planGrant.id,
      plan: planGrant.plan,
      startsOn: planGrant.startsOn,
      endsOn: planGrant.endsOn,
      endedOn: planGrant.endedOn,
      source: planGrant.source,
    })
    .from(planGrant)
    .where(
      and(
        eq(planGrant.startup, id),
        or(isNull(planGrant.endsOn), sql`${planGrant.endsOn} >= ${day}`),
        or(isNull(planGrant.endedOn), sql`${planGrant.endedOn} > greatest(${day}::date, ${planGrant.startsOn})`),
      ),
    );

export const forgetRequest = (tx: Db, id: string) =>
  tx
    .update(person)
    .set({ requestedPlan: null, updatedAt: sql`now()` })
    .where(
      inArray(person.id, tx.select({ id: startupSeat.person }).from(startupSeat).where(eq(startupSeat.startup, id))),
    );

export async function planOf(db: Db, id: string, now = new Date()) {
  const today = parisDay(now);
  return plansFrom(await live(db, id, today), today);
}

export type CurrentPlan = Awaited<ReturnType<typeof planOf>>;

const inFull = ({ plan, from, until }: ReturnType<typeof planOn>) =>
  plan === "free" ? { plan } : { plan, startsOn: from, endsOn: until };

/**
 * Grants a plan to a startup, notifies its contact by mail and closes its plan requests. From its first day
 * the plan replaces earlier grants, except a free trial, which runs in parallel.
 */
export async function grantPlan(
  db: Db,
  actor: Actor,
  id: string,
  grant: Grant,
  now = new Date(),
): Promise<GrantAnswer> {
  mustHave(actor, "plans");
  return db.transaction(async (tx): Promise<GrantAnswer> => {
    const found = await lockedStartup(tx, id);
    if (!found) return { status: (await tx.$count(person, eq(person.id, id))) > 0 ? "no-founder" : "gone" };
    if (found.role !== "founder") return { status: "no-founder" };
    const { startup } = found;
    const { plan, startsOn, endsOn, reason } = grant;
    const today = parisDay(now);
    // Also reads grants that ended before today but overlap the first day of the new grant.
    const before = await live(tx, startup, startsOn < today ? startsOn : today);
    const same = before.some(
      (each) => each.plan === plan && each.startsOn === startsOn && lastDayOf(each) === endsOn && !each.endedOn,
    );
    if (same) return { status: "unchanged" };
    for (const each of before) {
      const last = lastDayOf(each);
      // A free trial that has begun runs until its last day.
      if (each.source === "trial" || (last !== null && last < startsOn)) continue;
      const endedOn = each.startsOn < startsOn ? startsOn : each.startsOn;
      await tx
        .update(planGrant)
        .set({ endedOn, endedAt: now, endedBy: actor.viewer.id })
        .where(eq(planGrant.id, each.id));
    }
    await tx.insert(planGrant).values({
      id: randomUUID(),
      startup,
      ...{ plan, startsOn, endsOn, reason },
      grantedBy: actor.viewer.id,
      grantedAt: now,
    });
    await forgetRequest(tx, startup);
    const { email, lang, requestedPlan } = found;
    // What the mail says only where the trial opens more than the grant.
    const trial = plan === "elite" ? undefined : before.find(({ source }) => source === "trial");
    const last = trial && lastDayOf(trial);
    const trialUntil = last && last >= startsOn && last >= today ? last : undefined;
    await enqueue(tx, [emailJob(planGrantedEmail.with({ lang, plan, startsOn, endsOn, trialUntil }), { key: email })]);
    await audit(tx, actor, {
      action: "person.plan-grant",
      object: { kind: "person", id },
      before: { ...inFull(planOn(before, today)), requestedPlan },
      after: { plan, startsOn, endsOn },
    });
    return { status: "stored" };
  });
}

/** Declines a founder's plan request; `line` is the reason mailed to the founder and may not be blank. */
export async function declinePlan(db: Db, actor: Actor, id: string, line: string): Promise<EndAnswer> {
  mustHave(actor, "plans");
  return db.transaction(async (tx): Promise<EndAnswer> => {
    const found = await lockedStartup(tx, id);
    if (!found) return { status: "gone" };
    const { email, lang, requestedPlan: plan } = found;
    if (!plan) return { status: "unchanged" };
    await forgetRequest(tx, found.startup);
    await enqueue(tx, [emailJob(planDeclinedEmail.with({ lang, plan, line }), { key: email })]);
    await audit(tx, actor, {
      action: "person.plan-decline",
      object: { kind: "person", id },
      before: { requestedPlan: plan },
      after: { requestedPlan: null },
    });
    return { status: "stored" };
  });
}

/** Ends all current and future grants at once; the account is on the free plan from today. */
export async function endPlan(db: Db, actor: Actor, id: string, reason: string, now = new Date()): Promise<EndAnswer> {
  mustHave(actor, "plans");
  return db.transaction(async (tx): Promise<EndAnswer> => {
    const found = await lockedStartup(tx, id);
    if (!found) return { status: "gone" };
    const today = parisDay(now);
    const before = await live(tx, found.startup, today);
    const had = planOn(before, today);
    const next = planAfter(before, today);
    const ended = had.plan === "free" ? next : { plan: had.plan, from: had.from };
    if (!ended) return { status: "unchanged" };
    for (const each of before)
      await tx
        .update(planGrant)
        .set({ endedOn: today, endedAt: now, endedBy: actor.viewer.id, endReason: reason })
        .where(eq(planGrant.id, each.id));
    const { email, lang } = found;
    await enqueue(tx, [emailJob(planEndedEmail.with({ lang, plan: ended.plan, on: today }), { key: email })]);
    await audit(tx, actor, {
      action: "person.plan-end",
      object: { kind: "person", id },
      before: inFull(had.plan === "free" && next ? next : had),
      after: { plan: "free" },
    });
    return { status: "stored" };
  });
}

export async function plansGranted(db: Db, actor: Actor, id: string) {
  mustHave(actor, "plans");
  const ender = alias(person, "ender");
  return db
    .select({
      id: planGrant.id,
      plan: planGrant.plan,
      startsOn: planGrant.startsOn,
      endsOn: planGrant.endsOn,
      reason: planGrant.reason,
      grantedAt: planGrant.grantedAt,
      grantedBy: nameOf,
      endedOn: planGrant.endedOn,
      endedAt: planGrant.endedAt,
      endedBy: sql<string | null>`coalesce(nullif(${ender.name}, ''), ${ender.email})`,
      endReason: planGrant.endReason,
    })
    .from(planGrant)
    .leftJoin(person, eq(person.id, planGrant.grantedBy))
    .leftJoin(ender, eq(ender.id, planGrant.endedBy))
    .where(eq(planGrant.startup, (await seatOf(db, id))?.id ?? ""))
    .orderBy(desc(planGrant.grantedAt), desc(planGrant.id));
}

export type GrantedPlan = Awaited<ReturnType<typeof plansGranted>>[number];
