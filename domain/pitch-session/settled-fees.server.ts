import { and, eq, inArray, isNull, sql } from "drizzle-orm";
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
import { agreedFor } from "./participation-fee.server.ts";

const sentDay = sql`(${pitchApplication.sentAt} at time zone 'Europe/Paris')`;

/** SQL for the day on which the place was given, or today without a place. */
const placeDay = (today: string) =>
  sql`least((${sessionPlace.acceptedAt} at time zone 'Europe/Paris')::date, ${today}::date)`;

/** SQL condition: the application was sent during a free trial, which does not include the participation fee. */
const isSentOnTrial = sql<boolean>`exists (select 1 from ${planGrant} trial
  where trial.startup = ${pitchApplication.founder} and trial.source = 'trial'
    and trial.starts_on <= ${sentDay}::date and trial.ends_on >= ${sentDay}::date
    and (trial.ended_at is null or trial.ended_at >= ${pitchApplication.sentAt}))`;

/**
 * SQL condition: the plan at the time of the application, on any day since the place was given, or today includes the
 * fee. For queries that join `pitch_application`, `session_place` and the lead.
 */
export const isIncluded = (now: Date) => sql<boolean>`(
  ${inArray(
    sql`coalesce(${pitchApplication.plan}, 'free')`,
    paidPlans.filter((plan) => isOpen(plan, "participation-fee")),
  )} and (not ${isSentOnTrial} or ${pitchApplication.founder} in ${opensTo("participation-fee", sentDay)})
  or coalesce(${founderOf} in ${opensTo("participation-fee", placeDay(parisDay(now)), parisDay(now))}, false))`;

/** SQL condition: the fee for a place is included in the plan or agreed. For queries that also join the agreed fee. */
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
