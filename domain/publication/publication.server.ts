import { randomUUID } from "node:crypto";
import { and, desc, eq, isNull, sql } from "drizzle-orm";
import type { Db } from "../../platform/db/database.server.ts";
import { mustOwn } from "../startup/access.ts";
import type { Actor } from "../person/actor.ts";
import { waitingErasure } from "../person/erasure.server.ts";
import { lockStartup } from "../person/startup-contact.server.ts";
import { claimsTheHouse } from "../startup/house-name.ts";
import { isFounderProfileComplete } from "../startup/completion.ts";
import { founderProfileOf } from "../startup/founder-profile.server.ts";
import { mustOpen } from "../plan-grant/must-open.server.ts";
import type { Publishing } from "./publication.ts";
import { requestReview, deleteOpenReview } from "./review.server.ts";
import { publication } from "./publication.table.ts";
import { publishedNow } from "./published-now.server.ts";

/**
 * `incomplete`: the profile lacks a required field; `house-name`: the startup's name could be mistaken for ours;
 * `erasing`: an erasure of the account is pending.
 */
export type Published = { status: "stored" | "unchanged" | "incomplete" | "house-name" | "erasing" };

const openOne = (founder: string) => and(eq(publication.founder, founder), isNull(publication.withdrawnAt));

/** The latest publication, even if withdrawn; null if the founder never published. */
export async function publicationOf(db: Db, founder: string) {
  const [found] = await db
    .select()
    .from(publication)
    .where(eq(publication.founder, founder))
    .orderBy(sql`${publication.withdrawnAt} is not null`, desc(publication.publishedAt), desc(publication.id))
    .limit(1);
  return found ?? null;
}

type Publication = NonNullable<Awaited<ReturnType<typeof publicationOf>>>;

export async function isPublished(db: Db, founder: string, now = new Date()) {
  const published = publishedNow(db, now);
  return (await db.select({ id: published.id }).from(published).where(eq(published.founder, founder))).length > 0;
}

/**
 * Publishes a founder's profile to approved investors: at once if the team approved it before, otherwise after review.
 */
export async function publish(db: Db, actor: Actor, publishing: Publishing, now = new Date()): Promise<Published> {
  const founder = mustOwn(actor);
  return db.transaction(async (tx): Promise<Published> => {
    await mustOpen(tx, founder, "publication");
    await lockStartup(tx, founder);
    if (await waitingErasure(tx, actor.viewer.email)) return { status: "erasing" };
    const { profile } = await founderProfileOf(tx, founder);
    if (!isFounderProfileComplete(profile)) return { status: "incomplete" };
    if (claimsTheHouse(profile.startup_name)) return { status: "house-name" };
    if (await reopened(tx, founder, publishing, now)) return { status: "stored" };
    const last = await publicationOf(tx, founder);
    const made = await tx
      .insert(publication)
      .values({
        id: randomUUID(),
        founder,
        ...publishing,
        publishedAt: newSince(last, now),
        confirmedAt: now,
        name: last?.name ?? null,
        deck: last?.deck ?? null,
        deckVersion: last?.deckVersion ?? null,
      })
      .onConflictDoNothing()
      .returning({ id: publication.id });
    if (made.length === 0) return { status: "unchanged" };
    await requestReview(tx, founder, "again", now);
    return { status: "stored" };
  });
}

/** Reopens a publication withdrawn in the last 24 hours, so that repeated toggling adds at most one row per day. */
async function reopened(tx: Db, founder: string, publishing: Publishing, now: Date) {
  const last = await publicationOf(tx, founder);
  if (!last?.withdrawnAt || last.withdrawnAt.getTime() <= now.getTime() - 24 * 3_600_000) return false;
  await tx
    .update(publication)
    .set({ ...publishing, confirmedAt: now, withdrawnAt: null })
    .where(eq(publication.id, last.id));
  await requestReview(tx, founder, "again", now);
  return true;
}

const daysAway = 30;

/** The date from which a startup counts as new; a profile withdrawn for less than a month keeps its earlier date. */
function newSince(last: Publication | null, now: Date) {
  const isBack = last?.withdrawnAt && last.withdrawnAt.getTime() > now.getTime() - daysAway * 24 * 3_600_000;
  return isBack ? last.publishedAt : now;
}

/**
 * Changes the parts that a published profile shows. This also confirms the profile, and requests another review after a
 * refusal. `unchanged` when nothing is published.
 */
export async function change(db: Db, actor: Actor, publishing: Publishing, now = new Date()): Promise<Published> {
  const founder = mustOwn(actor);
  return db.transaction(async (tx) => {
    await mustOpen(tx, founder, "publication");
    await lockStartup(tx, founder);
    const changed = await touched(tx, founder, { ...publishing, confirmedAt: now });
    await requestReview(tx, founder, "again", now);
    return changed;
  });
}

export async function confirm(db: Db, actor: Actor, now = new Date()): Promise<Published> {
  const founder = mustOwn(actor);
  return db.transaction(async (tx) => {
    await mustOpen(tx, founder, "publication");
    return touched(tx, founder, { confirmedAt: now });
  });
}

/** Withdraws a published profile, on every plan; it is hidden from the next request on. */
export async function withdraw(db: Db, actor: Actor, now = new Date()): Promise<Published> {
  const founder = mustOwn(actor);
  return db.transaction(async (tx) => {
    // The lock prevents a withdrawal between the read and the write of `publish`, which would add a second row.
    await lockStartup(tx, founder);
    await deleteOpenReview(tx, founder);
    return touched(tx, founder, { withdrawnAt: now });
  });
}

async function touched(tx: Db, founder: string, set: Partial<typeof publication.$inferInsert>): Promise<Published> {
  const found = await tx.update(publication).set(set).where(openOne(founder)).returning({ id: publication.id });
  return { status: found.length > 0 ? "stored" : "unchanged" };
}
