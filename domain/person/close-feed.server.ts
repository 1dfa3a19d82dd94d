import { eq } from "drizzle-orm";
import type { Db } from "../../platform/db/database.server.ts";
import { calendarFeed } from "./calendar-feed.table.ts";

/** Every function that ends access to an account must call `closeFeed`, because others may know the feed's URL. */
export async function closeFeed(tx: Db, personId: string) {
  const closed = await tx
    .delete(calendarFeed)
    .where(eq(calendarFeed.person, personId))
    .returning({ id: calendarFeed.person });
  return closed.length > 0;
}
