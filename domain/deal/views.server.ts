import { randomUUID } from "node:crypto";
import { eq, gte, sql } from "drizzle-orm";
import type { Db } from "../../platform/db/database.server.ts";
import { isReader, type Reader } from "../../platform/http/reader.server.ts";
import { notifyOfDay } from "../notification/notify.server.ts";
import type { Actor } from "../person/actor.ts";
import { publishedNow } from "../publication/published-now.server.ts";
import { isCounted } from "./access.ts";
import { type ViewKind, viewsFrom, weekStart } from "./deal.ts";
import { dealView, dealViewing, dealViewOptOut } from "./deal.table.ts";

/** The properties of a request that distinguish a person from a bot. */
export type Opening = Omit<Reader, "address"> & { method: string };

/** Bots, prefetches, repeats within half an hour and visitors who object are not counted. */
export async function recordView(
  db: Db,
  actor: Actor,
  founder: string,
  { kind, ...opening }: Opening & { kind: ViewKind },
  now = new Date(),
): Promise<boolean> {
  if (!isCounted(actor) || opening.method === "HEAD" || !isReader(opening)) return false;
  const investor = actor.viewer.id;
  const published = publishedNow(db, now);
  const at = sql`${now.toISOString()}::timestamptz`;
  return db.transaction(async (tx) => {
    // A single statement, so that only the first of several concurrent visits is counted.
    const { rows } = await tx.execute<{ id: string }>(sql`
      with counted as (
        insert into ${dealViewing} (founder, investor, kind, last_counted_at)
        select ${published.founder}, ${investor}, ${kind}, ${at} from ${published}
        where ${published.founder} = ${founder}
          and not exists (select 1 from ${dealViewOptOut} where ${dealViewOptOut.investor} = ${investor})
        on conflict (founder, investor, kind) do update set last_counted_at = excluded.last_counted_at
          where ${dealViewing.lastCountedAt} <= excluded.last_counted_at - interval '30 minutes'
        returning 1
      )
      insert into ${dealView} (id, founder, investor, kind, at)
      select ${randomUUID()}::uuid, ${founder}, ${investor}, ${kind}, ${at} from counted
      returning id
    `);
    if (rows.length > 0 && kind === "profile") await notifyOfDay(tx, founder, "view", now);
    return rows.length > 0;
  });
}

const countedSince = (from?: Date) => {
  const isIn = from ? gte(dealView.at, from) : sql`true`;
  const ofProfile = sql`filter (where ${dealView.kind} = 'profile' and ${isIn})`;
  return {
    views: sql`count(*) ${ofProfile}`.mapWith(Number),
    /** The number of visits to the deck and to the website. */
    clicks: sql`count(*) filter (where ${dealView.kind} <> 'profile' and ${isIn})`.mapWith(Number),
    /**
     * The number of distinct investors who visited the profile. Erased investors are missing, because their visits stay
     * stored without the investor.
     */
    investors: sql`count(distinct ${dealView.investor}) ${ofProfile}`.mapWith(Number),
    lastViewed: sql<Date | null>`max(${dealView.at}) ${ofProfile}`.mapWith(dealView.at),
  };
};

const none = { views: 0, clicks: 0, investors: 0, lastViewed: null };

/** All displayed visit numbers come from this function; the caller must have checked the permission. */
export async function viewsOf(db: Db, founder: string, now = new Date()) {
  const [found] = await db
    .select({ ever: countedSince(), month: countedSince(viewsFrom(now)), week: countedSince(weekStart(now)) })
    .from(dealView)
    .where(eq(dealView.founder, founder));
  return found ?? { ever: none, month: none, week: none };
}
