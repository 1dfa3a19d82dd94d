import { sql } from "drizzle-orm";
import type { Db } from "../../platform/db/database.server.ts";
import { isReader, type Reader, rememberToday } from "../../platform/http/reader.server.ts";
import type { Log } from "../../platform/log/log.server.ts";
import { post, postViews } from "./post.table.ts";

const storesEvery = 10 * 60_000;

async function addViews(db: Db, counted: ReadonlyMap<string, number>) {
  if (counted.size === 0) return;
  const rows = [...counted].map(([slug, views]) => ({ slug, views }));
  await db.execute(sql`
    insert into ${postViews} (post_id, views)
    select distinct on (${post.id}) ${post.id}, counted.views
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as counted (slug text, views bigint)
    join ${post} on ${post.slug} = counted.slug
    on conflict (post_id) do update set views = ${postViews}.views + excluded.views`);
}

/** Counts the views of posts, at most one per visitor, post and day. */
export function watchViews(db: Db, log: Log, memory = rememberToday()) {
  let counted = new Map<string, number>();
  let round = 0;

  function count(slug: string, reader: Reader) {
    if (isReader(reader) && memory.isFirst(slug, reader.address, reader.userAgent))
      counted.set(slug, (counted.get(slug) ?? 0) + 1);
  }

  async function store() {
    const storing = counted;
    counted = new Map();
    try {
      await addViews(db, storing);
      round += 1;
    } catch (error) {
      for (const [slug, views] of storing) counted.set(slug, (counted.get(slug) ?? 0) + views);
      log.warn({ error }, "views could not be stored");
    }
  }

  const timer = setInterval(() => void store(), storesEvery).unref();
  return {
    count,
    store,
    /** The number increases whenever the stored counts may have changed, so that pages reload the counts. */
    round: () => round,
    async stop() {
      clearInterval(timer);
      await store();
    },
  };
}

export type Views = ReturnType<typeof watchViews>;
