import { eq, sql } from "drizzle-orm";
import type { Db } from "../../platform/db/database.server.ts";
import { calendarFeed } from "./calendar-feed.table.ts";

export async function closeFeed(tx: Db, personId: string) {
  const closed = await tx
    .delete(calendarFeed)
    .where(eq(calendarFeed.person, personId))
    .returning({ id: calendarFeed.person });
  return closed.length > 0;
}

/**
 * Closes a person's calendar feed and, for an expert, the link to their own hours. Every function that ends access to an
 * account must call this, because others may know these URLs.
 */
export async function closeOwnLinks(tx: Db, personId: string) {
  await closeFeed(tx, personId);
  await tx.execute(sql`update host set link_digest = null where id = ${personId} and kind = 'expert'`);
}
