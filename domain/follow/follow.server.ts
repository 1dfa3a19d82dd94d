import { randomUUID } from "node:crypto";
import { and, eq, isNotNull, isNull } from "drizzle-orm";
import type { Db } from "../../platform/db/database.server.ts";
import { unlessBlocked } from "../introduction/ask.server.ts";
import { mustBeApproved } from "../investor/access.ts";
import { notifyOfDay } from "../notification/notify.server.ts";
import type { Actor } from "../person/actor.ts";
import { publishedNow } from "../publication/published-now.server.ts";
import { follow } from "./follow.table.ts";

const pairOf = (startup: string, investor: string) => and(eq(follow.startup, startup), eq(follow.investor, investor));

/**
 * Makes an investor follow a startup. The startup is notified only the first time, and not of an investor whom it has
 * blocked. Returns false when the startup is not published.
 */
export async function followStartup(db: Db, actor: Actor, startup: string, now = new Date()) {
  const investor = mustBeApproved(actor);
  const published = publishedNow(db, now);
  return db.transaction(async (tx) => {
    const shown = await tx.select({ id: published.id }).from(published).where(eq(published.founder, startup));
    if (shown.length === 0) return false;
    const fresh = await tx
      .insert(follow)
      .values({ id: randomUUID(), startup, investor, since: now })
      .onConflictDoNothing()
      .returning({ id: follow.id });
    if (fresh.length > 0)
      await unlessBlocked(tx, { startup, investor }, (undoable) => notifyOfDay(undoable, startup, "follower", now));
    else
      await tx
        .update(follow)
        .set({ since: now, endedAt: null })
        .where(and(pairOf(startup, investor), isNotNull(follow.endedAt)));
    return true;
  });
}

export async function unfollow(db: Db, actor: Actor, startup: string, now = new Date()) {
  const investor = mustBeApproved(actor);
  await db
    .update(follow)
    .set({ endedAt: now })
    .where(and(pairOf(startup, investor), isNull(follow.endedAt)));
}

export async function followedSince(db: Db, actor: Actor, startup: string) {
  const investor = mustBeApproved(actor);
  const [found] = await db
    .select({ since: follow.since })
    .from(follow)
    .where(and(pairOf(startup, investor), isNull(follow.endedAt)));
  return found?.since ?? null;
}
