import { sql } from "drizzle-orm";
import type { Db } from "../../platform/db/database.server.ts";
import { take } from "../../platform/rate/bucket.server.ts";
import { readLimits } from "./reading.ts";
import { type DeckReader, openVisit } from "./visit.server.ts";

type Beat = {
  /** The number of the page that is visible in the browser; null if no page of the deck is visible. */
  page: number | null;
  pages: number;
  version: string;
};

/** Records how long a page was visible; the server measures the time, because browsers are not trusted. */
export async function recordBeat(db: Db, reader: DeckReader, { page, pages, version }: Beat, now = new Date()) {
  const visit = await openVisit(db, reader, version, now);
  if (!visit) return false;
  if (!visit.shows) return true;
  const { allowed } = await take(db, `deck-beat:${visit.reader}`, { capacity: 120, perSecond: 2 });
  if (!allowed) return true;
  const inSight = page !== null && Number.isInteger(page) && page >= 1 && page <= pages ? page : null;
  const { longestBeat, mostOnPage } = readLimits;
  // Rows are locked before the time is read, so that the times of several browser tabs do not overlap.
  await db.execute(sql`
    with reader as (
      select r.id, r.founder, r.beat_at, r.beat_visit, r.beat_page from deck_reader r
      join deck_visit v on v.reader = r.id and v.id = ${visit.id} and v.shows
      where r.id = ${visit.reader} for update of r, v
    ), clock as (
      select reader.*, clock_timestamp() as now from reader
    ), credited as (
      insert into deck_page_read (founder, reader, visit, page, seconds)
      select founder, id, beat_visit, beat_page, least(${longestBeat}, greatest(0, extract(epoch from now - beat_at)))
      from clock where beat_visit = ${visit.id} and beat_page is not null and beat_at is not null
      on conflict (visit, page) do update set seconds = least(${mostOnPage}, deck_page_read.seconds + excluded.seconds)
    ), seen as (
      insert into deck_page_read (founder, reader, visit, page, seconds)
      select founder, id, ${visit.id}::uuid, ${inSight}::int, 0 from clock
      where ${inSight}::int is not null and ${inSight}::int is distinct from (case when beat_visit = ${visit.id} then beat_page end)
      on conflict do nothing
    )
    update deck_reader set beat_at = greatest(deck_reader.beat_at, clock.now), beat_visit = ${visit.id}, beat_page = ${inSight}
    from clock where deck_reader.id = clock.id`);
  return true;
}

/** Records a page sent to a browser without JavaScript, if the person agreed to show page views to the startup. */
export async function recordPage(db: Db, visit: { id: string; shows: boolean }, page: number) {
  if (!visit.shows) return;
  // Locks the rows that `takeBack` locks, so that no page view is stored after the person stops sharing.
  await db.execute(sql`
    insert into deck_page_read (founder, reader, visit, page, seconds)
    select v.founder, r.id, v.id, ${page}, 0 from deck_reader r
    join deck_visit v on v.reader = r.id and v.id = ${visit.id} and v.shows for share of r, v
    on conflict do nothing`);
}
