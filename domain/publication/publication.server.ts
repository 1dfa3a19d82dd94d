import { and, desc, eq, isNull, sql } from "drizzle-orm";
import type { Db } from "../../platform/db/database.server.ts";
import { mustOwn } from "../startup/access.ts";
import { mustStillOwn } from "../startup/still-sits.server.ts";
import type { Actor } from "../person/actor.ts";
import { lockStartup } from "../person/startup-contact.server.ts";
import { mustOpen } from "../plan-grant/must-open.server.ts";
import type { Publishing } from "./publication.ts";
import { requestReview, deleteOpenReview } from "./review.server.ts";
import { publication } from "./publication.table.ts";
import { publishedNow } from "./published-now.server.ts";

/**
 * `house-name`: the startup's name could be mistaken for the accelerator's. `erasing`: an erasure of the account is
 * pending.
 */
export type Published = { status: "stored" | "unchanged" | "incomplete" | "house-name" | "erasing" };

const openOne = (founder: string) => and(eq(publication.founder, founder), isNull(publication.withdrawnAt));

export async function publicationOf(db: Db, founder: string) {
  const [found] = await db
    .select()
    .from(publication)
    .where(eq(publication.founder, founder))
    .orderBy(sql`${publication.withdrawnAt} is not null`, desc(publication.publishedAt), desc(publication.id))
    .limit(1);
  return found ?? null;
}

export type Publication = NonNullable<Awaited<ReturnType<typeof publicationOf>>>;

export async function isPublished(db: Db, founder: string, now = new Date()) {
  const published = publishedNow(db, now);
  return (await db.select({ id: published.id }).from(published).where(eq(published.founder, founder))).length > 0;
}

/** Stores what a publication shows, and requests a review of an unapproved name or deck, even after a rejection. */
export async function change(db: Db, actor: Actor, publishing: Publishing, now = new Date()): Promise<Published> {
  const founder = mustOwn(actor);
  return db.transaction(async (tx) => {
    await mustOpen(tx, founder, "publication");
    await lockStartup(tx, founder);
    await mustStillOwn(tx, actor);
    const changed = await touched(tx, founder, { ...publishing, confirmedAt: now });
    await requestReview(tx, founder, "again", now);
    return changed;
  });
}

export async function confirm(db: Db, actor: Actor, now = new Date()): Promise<Published> {
  const founder = mustOwn(actor);
  return db.transaction(async (tx) => {
    await mustOpen(tx, founder, "publication");
    await lockStartup(tx, founder);
    await mustStillOwn(tx, actor);
    return touched(tx, founder, { confirmedAt: now });
  });
}

/**
 * Withdraws a published profile, whatever the founder's plan. Investors no longer see the profile from their next
 * request on.
 */
export async function withdraw(db: Db, actor: Actor, now = new Date()): Promise<Published> {
  const founder = mustOwn(actor);
  return db.transaction(async (tx) => {
    // Without the lock, a concurrent `publish` could insert a second row instead of reopening the withdrawn one.
    await lockStartup(tx, founder);
    await mustStillOwn(tx, actor);
    await deleteOpenReview(tx, founder);
    return touched(tx, founder, { withdrawnAt: now });
  });
}

async function touched(tx: Db, founder: string, set: Partial<typeof publication.$inferInsert>): Promise<Published> {
  const found = await tx.update(publication).set(set).where(openOne(founder)).returning({ id: publication.id });
  return { status: found.length > 0 ? "stored" : "unchanged" };
}
