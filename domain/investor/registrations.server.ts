import { and, desc, eq, type SQL, sql } from "drizzle-orm";
import type { Db } from "../../platform/db/database.server.ts";
import { isOpenTo } from "../audit/closed.server.ts";
import { lead } from "../lead/lead.table.ts";
import { mustBe, mustHave } from "../audit/access.ts";
import type { Actor } from "../person/actor.ts";

const most = 12;

export async function ownRegistrations(db: Db, actor: Actor) {
  mustBe(actor, "investor");
  return db
    .select({ id: lead.id, sentAt: lead.createdAt })
    .from(lead)
    .where(and(eq(lead.email, actor.viewer.email), eq(lead.form, "investor-registration"), eq(lead.spam, false)))
    .orderBy(desc(lead.createdAt))
    .limit(most);
}

const isNew = sql`not spam and form = 'investor-registration' and status = 'new'`;

const approved = sql`select 1 from person p where p.email = ${lead.email} and p.role = 'investor' and p.verdict = 'yes'`;

/** Counts new registrations (at most 1,000) and those older than `hours`, without those of `datesOwedToInvestors`. */
export function registrationsToAnswer(
  hours: number,
  actor: Actor,
): SQL<{ count: number; late: number; since: string | null }> {
  mustHave(actor, "contacts");
  return sql`
    select json_build_object('count', count(*), 'since', min(created_at),
      'late', count(*) filter (where created_at < now() - ${hours}::float8 * interval '1 hour'))
    from (select created_at from ${lead} where ${isNew} and not exists (${approved}) and ${isOpenTo(actor, lead.id)}
      order by created_at limit 1000) waiting`;
}

/**
 * Counts (up to 1,000) approved investors' registrations that still await the session's date and place, which the mail
 * of a seat or of the waiting list already gives.
 */
export function datesOwedToInvestors(actor: Actor): SQL<{ count: number; since: string | null }> {
  mustHave(actor, "contacts");
  return sql`
    select json_build_object('count', count(*), 'since', min(created_at)) from (
      select ${lead.createdAt} from ${lead} where ${isNew} and exists (${approved} and not exists (
        select 1 from session_guest g join session_plan s on s.session = g.session
        where g.investor = p.id and g.left_at is null and s.cancelled_at is null and s.starts_on >= to_char(${lead.createdAt} at time zone 'Europe/Paris', 'YYYY-MM-DD')))
      order by ${lead.createdAt} limit 1000) owed`;
}
