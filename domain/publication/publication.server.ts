import { randomUUID } from "node:crypto";
import { and, desc, eq, isNull, sql } from "drizzle-orm";
import type { Db } from "../../platform/db/database.server.ts";
import { mustBe } from "../audit/access.ts";
import type { Actor } from "../person/actor.ts";
import { waitingErasure } from "../person/erasure.server.ts";
import { holdPerson } from "../person/person.server.ts";
import { claimsTheHouse } from "../startup/house-name.ts";
import { isFounderProfileComplete } from "../startup/completion.ts";
import { founderProfileOf } from "../startup/founder-profile.server.ts";
import { mustOpen } from "../plan-grant/must-open.server.ts";
import type { Publishing } from "./publication.ts";
import { askLook, forgetOpenLook } from "./look.server.ts";
import { publication } from "./publication.table.ts";
import { publishedNow } from "./published-now.server.ts";

/**
 * `incomplete`: the profile lacks a field that it cannot be shown without; `house-name`: its name speaks for the house;
 * `erasing`: the account is to be erased.
 */
export type Published = { status: "stored" | "unchanged" | "incomplete" | "house-name" | "erasing" };

const openOne = (founder: string) => and(eq(publication.founder, founder), isNull(publication.withdrawnAt));

/** What was published last, also where it has been withdrawn since; null where nothing ever was. */
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

/** Whether investors can see a founder's profile at this moment. */
export async function isPublished(db: Db, founder: string, now = new Date()) {
  const published = publishedNow(db, now);
  return (await db.select({ id: published.id }).from(published).where(eq(published.founder, founder))).length > 0;
}

/** Shows a founder's profile to approved investors, once the team has looked at it, or from the next request on where it has. */
export async function publish(db: Db, actor: Actor, publishing: Publishing, now = new Date()): Promise<Published> {
  const founder = mustBe(actor, "founder");
  return db.transaction(async (tx): Promise<Published> => {
    await mustOpen(tx, founder, "publication");
    await holdPerson(tx, founder);
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
      })
      .onConflictDoNothing()
      .returning({ id: publication.id });
    if (made.length === 0) return { status: "unchanged" };
    await askLook(tx, founder, "again", now);
    return { status: "stored" };
  });
}

/** Opens again what was taken back in the last 24 hours: however often both are pressed, a day makes one row. */
async function reopened(tx: Db, founder: string, publishing: Publishing, now: Date) {
  const last = await publicationOf(tx, founder);
  if (!last?.withdrawnAt || last.withdrawnAt.getTime() <= now.getTime() - 24 * 3_600_000) return false;
  await tx
    .update(publication)
    .set({ ...publishing, confirmedAt: now, withdrawnAt: null })
    .where(eq(publication.id, last.id));
  await askLook(tx, founder, "again", now);
  return true;
}

const daysAway = 30;

/** From when a startup counts as new: a profile that was away for less than a month is the one it was. */
function newSince(last: Publication | null, now: Date) {
  const isBack = last?.withdrawnAt && last.withdrawnAt.getTime() > now.getTime() - daysAway * 24 * 3_600_000;
  return isBack ? last.publishedAt : now;
}

/**
 * Changes what a published profile shows; that says too that it holds, and asks for another look where the last one
 * was a no. `unchanged` where nothing is published.
 */
export async function change(db: Db, actor: Actor, publishing: Publishing, now = new Date()): Promise<Published> {
  const founder = mustBe(actor, "founder");
  return db.transaction(async (tx) => {
    await mustOpen(tx, founder, "publication");
    await holdPerson(tx, founder);
    const changed = await touched(tx, founder, { ...publishing, confirmedAt: now });
    await askLook(tx, founder, "again", now);
    return changed;
  });
}

/** The founder says that what is published still holds. */
export async function confirm(db: Db, actor: Actor, now = new Date()): Promise<Published> {
  const founder = mustBe(actor, "founder");
  return db.transaction(async (tx) => {
    await mustOpen(tx, founder, "publication");
    return touched(tx, founder, { confirmedAt: now });
  });
}

/** Takes a profile back, on every plan: nobody sees it from the next request on. */
export async function withdraw(db: Db, actor: Actor, now = new Date()): Promise<Published> {
  const founder = mustBe(actor, "founder");
  return db.transaction(async (tx) => {
    // One that came between what `publish` looks at and what it writes would make a second row.
    await holdPerson(tx, founder);
    await forgetOpenLook(tx, founder);
    return touched(tx, founder, { withdrawnAt: now });
  });
}

async function touched(tx: Db, founder: string, set: Partial<typeof publication.$inferInsert>): Promise<Published> {
  const found = await tx.update(publication).set(set).where(openOne(founder)).returning({ id: publication.id });
  return { status: found.length > 0 ? "stored" : "unchanged" };
}
