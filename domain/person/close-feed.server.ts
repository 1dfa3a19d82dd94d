import { eq } from "drizzle-orm";
import type { Db } from "../../platform/db/database.server.ts";
import { calendarFeed } from "./calendar-feed.table.ts";

/**
 * Deletes a person's calendar feed and returns whether there was one. Every function that ends access to an account
 * must also call `closeFeed`, because an attacker or a former colleague may still know the URL of the feed.
 */
export async function closeFeed(tx: Db, personId: string) {
  const closed = await tx
    .delete(calendarFeed)
    .where(eq(calendarFeed.person, personId))
    .returning({ id: calendarFeed.person });
  return closed.length > 0;
}
