import { and, eq, inArray, isNull, type SQL, sql } from "drizzle-orm";
import type { Db } from "../../platform/db/database.server.ts";
import { parisDay } from "../../platform/language/paris-day.ts";
import { mustHave } from "../audit/access.ts";
import { lead } from "../lead/lead.table.ts";
import type { Actor } from "../person/actor.ts";
import { nameOf } from "../person/name.server.ts";
import { person } from "../person/person.table.ts";
import { opensTo } from "../plan-grant/opens-to.server.ts";
import { planGrant } from "../plan-grant/plan-grant.table.ts";
import { paidPlans } from "../plan/plan.ts";
import { isOpen } from "../plan/rights.ts";
import { founderOf } from "./founder-of.server.ts";
import { participationFee } from "./participation-fee.table.ts";
import { pitchApplication } from "./pitch-application.table.ts";
import { sessionPlace } from "./session-place.table.ts";

export const isAgreed = isNull(participationFee.takenBackAt);

/** Join condition between a place and its agreed fee. A fee agreed for another session does not match. */
export const agreedFor = and(
  eq(participationFee.leadId, sessionPlace.leadId),
  eq(participationFee.session, sessionPlace.session),
  isAgreed,
);

const sentDay = sql`(${pitchApplication.sentAt} at time zone 'Europe/Paris')`;

/** SQL condition: the application was sent during a free trial, which does not include the participation fee. */
export const isSentOnTrial = sql<boolean>`exists (select 1 from ${planGrant} trial
  where trial.startup = ${pitchApplication.founder} and trial.source = 'trial'
    and trial.starts_on <= ${sentDay}::date and trial.ends_on >= ${sentDay}::date
    and (trial.ended_at is null or trial.ended_at >= ${pitchApplication.sentAt}))`;

const placeDay = sql`(${sessionPlace.acceptedAt} at time zone 'Europe/Paris')::date`;

const isFeePlan = (plan: SQL) =>
  inArray(
    plan,
    paidPlans.filter((each) => isOpen(each, "participation-fee")),
  );

/** SQL condition: a plan other than a trial included the fee at some time since the place was given. */
const isIncludedSincePlace = (now: Date) => sql<boolean>`exists (select 1 from ${planGrant} given
  where given.startup = ${founderOf} and given.source <> 'trial' and ${isFeePlan(sql`given.plan`)}
    and given.starts_on <= ${parisDay(now)}::date
    and (given.ends_on is null or given.ends_on >= ${placeDay})
    and (given.ended_on is null or given.ended_on > given.starts_on
      and (given.ended_on > ${placeDay} or given.ended_at > ${sessionPlace.acceptedAt})))`;

/**
 * SQL condition: a plan includes or included the fee. The query must join `pitch_application`, `session_place` and
 * `lead`.
 */
export const isIncluded = (now: Date) => sql<boolean>`(
  ${isFeePlan(sql`coalesce(${pitchApplication.plan}, 'free')`)} and (not ${isSentOnTrial} or ${pitchApplication.founder} in ${opensTo("participation-fee", sentDay)})
  or coalesce(${founderOf} in ${opensTo("participation-fee", parisDay(now))}, false)
  or ${isIncludedSincePlace(now)})`;

/**
 * SQL condition: the fee is included or agreed. The query must join the tables of `isIncluded` and `participation_fee`.
 */
export const isSettled = (now: Date) => sql<boolean>`(${isIncluded(now)} or ${participationFee.id} is not null)`;

export async function feesOf(db: Db, actor: Actor, leads: readonly string[], now = new Date()) {
  mustHave(actor, "sessions");
  const rows =
    leads.length === 0
      ? []
      : await db
          .select({
            lead: lead.id,
            isIncluded: isIncluded(now),
            amount: participationFee.amount,
            agreedAt: participationFee.agreedAt,
            by: nameOf,
          })
          .from(sessionPlace)
          .innerJoin(lead, eq(lead.id, sessionPlace.leadId))
          .leftJoin(pitchApplication, eq(pitchApplication.lead, lead.id))
          .leftJoin(participationFee, agreedFor)
          .leftJoin(person, eq(person.id, participationFee.author))
          .where(and(inArray(sessionPlace.leadId, [...leads]), isNull(sessionPlace.takenBackAt)));
  return new Map(
    rows.map(({ lead: of, amount, agreedAt, by, ...row }) => [
      of,
      { ...row, agreed: amount === null || agreedAt === null ? null : { amount, agreedAt, by } },
    ]),
  );
}
