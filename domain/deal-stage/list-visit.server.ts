import { eq, sql } from "drizzle-orm";
import type { Db } from "../../platform/db/database.server.ts";
import { mustBeApproved } from "../investor/access.ts";
import type { Actor } from "../person/actor.ts";
import { dealListVisit } from "./deal-stage.table.ts";

/** A view of the list of startups starts a new visit if the previous view was more than this many minutes ago. */
const pause = 30;

export async function visitList(db: Db, actor: Actor, now = new Date()) {
  const investor = mustBeApproved(actor);
  const at = sql`${now.toISOString()}::timestamptz`;
  const [seen] = await db.select().from(dealListVisit).where(eq(dealListVisit.investor, investor));
  // The time of a page view is stored at most once a minute, so that most page views write nothing to the database.
  if (seen && now.getTime() - seen.latest.getTime() < 60_000) return seen.before;
  const { before, latest } = dealListVisit;
  const [visit] = await db
    .insert(dealListVisit)
    .values({ investor, before: null, latest: now })
    .onConflictDoUpdate({
      target: dealListVisit.investor,
      set: {
        before: sql`case when ${latest} < ${at} - ${pause} * interval '1 minute' then ${latest} else ${before} end`,
        latest: sql`greatest(${latest}, ${at})`,
      },
    })
    .returning({ before });
  return visit?.before ?? null;
}
