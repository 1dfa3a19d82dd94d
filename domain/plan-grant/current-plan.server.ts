import { and, asc, eq, inArray, isNotNull, isNull, or, sql } from "drizzle-orm";
import type { Db } from "../../platform/db/database.server.ts";
import { parisDay } from "../../platform/language/paris-day.ts";
import { person } from "../person/person.table.ts";
import { contactOf, lockStartup, seatOf } from "../person/startup-contact.server.ts";
import { askedPlan } from "../person/state.server.ts";
import { startupSeat } from "../person/startup.table.ts";
import type { PaidPlan } from "../plan/plan.ts";
import { type Granted, type PlanNow, plansFrom } from "./plan-grant.ts";
import { planGrant } from "./plan-grant.table.ts";
import { digestOf } from "../edit-conflict/edit-conflict.server.ts";

export async function lockedStartup(tx: Db, founder: string) {
  const seat = await seatOf(tx, founder);
  if (!seat) return undefined;
  await lockStartup(tx, seat.id);
  const contact = await contactOf(tx, seat.id);
  return contact && { ...contact, startup: seat.id };
}

/** Returns the grants of a startup that are still in effect on `day` or begin later. */
export const live = (
  db: Db,
  id: string,
  day: string,
): Promise<(Granted & { id: string; source: "desk" | "trial" })[]> =>
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

/** Names a startup's grants that nobody has ended, so that a form can say which plan it showed. */
export async function shownGrantsOf(db: Db, id: string) {
  const rows = await db
    .select({ id: planGrant.id })
    .from(planGrant)
    .where(and(eq(planGrant.startup, id), isNull(planGrant.endedAt)))
    .orderBy(asc(planGrant.id));
  return digestOf(rows.map((each) => each.id).join());
}

/** Locks the account and returns the plan that it asks for; undefined if there is no such account. */
export async function lockedRequest(tx: Db, id: string) {
  const [found] = await tx
    .select({ email: person.email, lang: person.lang, plan: askedPlan })
    .from(person)
    .where(eq(person.id, id))
    .for("update");
  return found;
}

/**
 * Returns the people of the startup whose request a granted plan answers: the person on whose page it was granted, and
 * who had asked for that plan or a smaller one.
 */
export const forgetRequest = (tx: Db, { id, startup }: { id: string; startup: string }, plan: PaidPlan) =>
  tx
    .update(person)
    .set({ requestedPlan: null, updatedAt: sql`now()` })
    .where(
      and(
        isNotNull(person.requestedPlan),
        plan === "elite" ? undefined : or(eq(person.requestedPlan, plan), eq(person.id, id)),
        inArray(
          person.id,
          tx.select({ id: startupSeat.person }).from(startupSeat).where(eq(startupSeat.startup, startup)),
        ),
      ),
    )
    .returning({ id: person.id, email: person.email, lang: person.lang });

export const inFull = ({ plan, from, until }: PlanNow) =>
  plan === "free" ? { plan } : { plan, startsOn: from, endsOn: until };

export async function planOf(db: Db, id: string, now = new Date()) {
  const today = parisDay(now);
  return plansFrom(await live(db, id, today), today);
}

export type CurrentPlan = Awaited<ReturnType<typeof planOf>>;
