import { createHmac, randomBytes } from "node:crypto";
import { sql } from "drizzle-orm";
import type { Db } from "../../platform/db/database.server.ts";
import { parisDay } from "../../platform/language/paris-day.ts";
import type { Log } from "../../platform/log/log.server.ts";
import { post, postViews } from "./post.table.ts";

const storesEvery = 10 * 60_000;
/** Beyond this many readings a day the first ones are forgotten: memory is bounded, a late repeat counts again. */
const remembered = 100_000;

const program =
  /bot|crawl|spider|slurp|archiv|scan|monitor|preview|fetch|feed|headless|lighthouse|curl|wget|python|java\/|go-http|node|axios|okhttp|facebookexternalhit|whatsapp|telegram|embedly/i;

export type Reader = {
  address: string;
  userAgent: string | undefined;
  /** Browsers of people name the languages they read. */
  language: string | undefined;
  /** Set by a browser that looks ahead. */
  purpose: string | undefined;
};

/** Whether a request for an article is a person's who reads it. */
export function isReader({ userAgent, language, purpose }: Omit<Reader, "address">) {
  return Boolean(userAgent && language && !purpose?.includes("prefetch") && !program.test(userAgent));
}

/** Adds what was counted to the stored figures. */
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

/**
 * Counts who reads which post, once a day each. Nothing of a reader is stored: what tells repeats is a digest under a
 * salt that is made anew each day and never leaves the memory.
 */
export function watchViews(db: Db, log: Log, today = () => parisDay(new Date())) {
  let day = "";
  let salt = randomBytes(32);
  const seen = new Set<string>();
  let counted = new Map<string, number>();
  let round = 0;

  function count(slug: string, reader: Reader) {
    if (!isReader(reader)) return;
    if (day !== today()) {
      day = today();
      salt = randomBytes(32);
      seen.clear();
    }
    const digest = createHmac("sha256", salt)
      .update(JSON.stringify([slug, reader.address, reader.userAgent]))
      .digest("base64url")
      .slice(0, 16);
    if (seen.has(digest)) return;
    seen.add(digest);
    if (seen.size > remembered) for (const first of seen) if (seen.delete(first)) break;
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
    /** Raised when the figures on the pages may have changed. */
    round: () => round,
    async stop() {
      clearInterval(timer);
      await store();
    },
  };
}

export type Views = ReturnType<typeof watchViews>;
