import { sql } from "drizzle-orm";
import type { Db } from "../../platform/db/database.server.ts";
import { mustHave } from "../audit/access.ts";
import type { Actor } from "../person/actor.ts";
import { bounds, type Period } from "./period.ts";

export async function reviewerLoads(db: Db, actor: Actor, period: Period) {
  mustHave(actor, "figures");
  const { from, before } = bounds(period);
  const { rows } = await db.execute<{ id: string; name: string | null; files: number }>(sql`
    select g.reviewer as id, nullif(trim(p.name), '') as name, count(*)::int as files
    from review_assignment g left join person p on p.id = g.reviewer
    where g.assigned_at >= ${from}::timestamptz and g.assigned_at < ${before}::timestamptz
      and (g.ended_at is null or g.reviewed_at is not null)
    group by g.reviewer, p.name order by files desc, p.name, g.reviewer`);
  return rows;
}
