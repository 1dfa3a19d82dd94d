import { sql } from "drizzle-orm";
import type { Db } from "../../platform/db/database.server.ts";
import type { Actor } from "../person/actor.ts";
import { mustOpen } from "../plan-grant/must-open.server.ts";
import { mustRead } from "../startup/access.ts";
import { newestDrawn, newestServed } from "./drawn.server.ts";
import { isRead, type PageTimes, readingOf, readLimits, totalOf } from "./reading.ts";

type Row = { email: string | null; seconds: Record<number, number> };

/** Returns page views of the last thirty days, only of visitors who agreed; uninvited visitors count only in totals. */
export async function readReadings(db: Db, actor: Actor, now = new Date()) {
  const founder = mustRead(actor);
  await mustOpen(db, founder, "deck-reading");
  const deck = (await newestServed(db, founder)) ?? (await newestDrawn(db, founder));
  const pages = deck?.pages ?? 0;
  const since = new Date(now.getTime() - readLimits.shownDays * 24 * 3_600_000).toISOString();
  // Returns one row per person instead of per page, because the embedded database is slow with many rows.
  const { rows } = await db.execute<Row>(sql`
    select r.email, json_object_agg(each.page, each.seconds) as seconds from (
      select v.reader, p.page, sum(p.seconds)::float8 as seconds
      from deck_visit v join deck_page_read p on p.visit = v.id
      where v.founder = ${founder} and v.shows and v.counted and v.version = ${deck?.id ?? null}::uuid
        and v.opened_at > ${since}::timestamptz and p.page <= ${pages}
      group by v.reader, p.page) each
    join deck_reader r on r.id = each.reader
    group by r.id`);
  const all = rows.map(({ email, seconds }) => {
    const times: PageTimes = Array.from({ length: pages }, (_, at) => seconds[at + 1] ?? null);
    return { email, times };
  });
  const unnamed = all.filter(({ email }) => email === null);
  const reported = unnamed.length >= readLimits.fewestUnnamed ? all : all.filter(({ email }) => email !== null);
  const named = all.flatMap(({ email, times }) =>
    email === null ? [] : [{ email, times, seconds: totalOf(times), isRead: isRead(times) }],
  );
  return {
    pages,
    named,
    together: readingOf(
      reported.map(({ times }) => times),
      pages,
    ),
  };
}

export type Readings = Awaited<ReturnType<typeof readReadings>>;
