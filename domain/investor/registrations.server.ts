import { and, desc, eq, type SQL, sql } from "drizzle-orm";
import type { Db } from "../../platform/db/database.server.ts";
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

/** Counts (up to 1,000) approved investors' registrations that still await the session's date and place. */
export function datesOwedToInvestors(actor: Actor): SQL<{ count: number; since: string | null }> {
  mustHave(actor, "contacts");
  return sql`
    select json_build_object('count', count(*), 'since', min(created_at)) from (
      select ${lead.createdAt} from ${lead} where not spam and form = 'investor-registration' and status = 'new'
        and exists (select 1 from person p where p.email = ${lead.email} and p.role = 'investor' and p.verdict = 'yes')
      order by ${lead.createdAt} limit 1000) owed`;
}
