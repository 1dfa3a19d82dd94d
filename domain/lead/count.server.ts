import { and, lte, type SQL, sql } from "drizzle-orm";
import type { Db } from "../../platform/db/database.server.ts";
import { parisDay } from "../../platform/language/paris-day.ts";
import { startOfParisDay } from "../../platform/language/paris-midnight.ts";
import type { Actor } from "../person/actor.ts";
import { mustHave } from "../audit/access.ts";
import { isOpenTo } from "../audit/closed.server.ts";
import type { LeadForm } from "../form/forms.ts";
import { awaitsAnswer, type LeadFilter, matches } from "./lead-filter.server.ts";
import { lead } from "./lead.table.ts";

const most = 1_000;

export function messagesToAnswer(actor: Actor): SQL<{ count: number; since: string | null }> {
  mustHave(actor, "contacts");
  return sql`
    select json_build_object('count', count(*), 'since', min(created_at))
    from (select created_at from ${lead} where ${awaitsAnswer} and ${isOpenTo(actor, lead.id)} order by created_at limit ${most}) waiting`;
}

export async function countLeads(db: Db, actor: Actor, filter: LeadFilter, until: Date) {
  mustHave(actor, "contacts");
  const among = db
    .select({ id: lead.id })
    .from(lead)
    .where(and(matches(filter), lte(lead.createdAt, until), isOpenTo(actor, lead.id)))
    .limit(most);
  return db.$count(among.as("among"));
}

export function leadsOfDay(actor: Actor, now = new Date()): SQL<{ form: LeadForm; count: number }[]> {
  mustHave(actor, "contacts");
  const since = startOfParisDay(parisDay(now)).toISOString();
  return sql`
    select coalesce(json_agg(json_build_object('form', form, 'count', count) order by count desc, form), '[]')
    from (select form, count(*) from (select form from ${lead} where not spam and status = 'new' and created_at >= ${since}::timestamptz and ${isOpenTo(actor, lead.id)}
      order by created_at limit ${most}) today group by form) forms`;
}

/** Counts the new leads for which no notice was sent to the operator, up to 1,000. */
export function untoldLeads(actor: Actor): SQL<number> {
  mustHave(actor, "contacts");
  return sql`
    select to_json(count(*))
    from (select from ${lead} where not spam and not told and status = 'new' and ${isOpenTo(actor, lead.id)} limit ${most}) untold`;
}
