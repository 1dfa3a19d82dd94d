import { sql } from "drizzle-orm";
import type { Db } from "../../../platform/db/database.server.ts";
import { mustHave } from "../../audit/access.ts";
import { isOpenTo, unscoredBy } from "../../audit/closed.server.ts";
import type { Actor } from "../../person/actor.ts";
import { may } from "../../team/rights.ts";

export type ReviewsDue = { reviewer: string; name: string | null; open: number; late: number; dueAt: Date };

/** Returns open reviews by reviewer, earliest deadline first; without the right to manage, only the caller's own. */
export async function reviewsDue(db: Db, actor: Actor, now = new Date()): Promise<ReviewsDue[]> {
  const me = mustHave(actor, "score");
  const others = may(actor, "applications")
    ? sql`or (g.application_id not in ${unscoredBy(actor)} and ${isOpenTo(actor, sql`g.application_id`)})`
    : sql``;
  const { rows } = await db.execute<Omit<ReviewsDue, "dueAt"> & { dueAt: string }>(sql`
    select g.reviewer, nullif(trim(p.name), '') as name, count(*)::int as open,
      (count(*) filter (where g.due_at <= ${now}))::int as late,
      to_char(min(g.due_at) at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as "dueAt"
    from review_assignment g join application a on a.id = g.application_id left join person p on p.id = g.reviewer
    where g.ended_at is null and g.reviewed_at is null and a.standing in ('first', 'call')
      and (g.reviewer = ${me} ${others})
    group by g.reviewer, p.name order by min(g.due_at), p.name, g.reviewer limit 100`);
  return rows.map((row) => ({ ...row, dueAt: new Date(row.dueAt) }));
}
