import { randomUUID } from "node:crypto";
import { and, desc, eq, isNull, sql } from "drizzle-orm";
import type { Db } from "../../platform/db/database.server.ts";
import { mustBe } from "../person/access.ts";
import type { Actor } from "../person/actor.ts";
import { holdPerson } from "../person/person.server.ts";
import { isFounderProfileComplete } from "../startup/completion.ts";
import { founderProfileOf } from "../startup/founder-profile.server.ts";
import { mustOpen } from "../plan-grant/must-open.server.ts";
import type { Publishing } from "./publication.ts";
import { publication } from "./publication.table.ts";
import { isBeingErased, publishedNow } from "./published-now.server.ts";

/** `incomplete`: the profile lacks one of the fields that it cannot be shown without; `erasing`: the account is to be erased. */
export type Published = { status: "stored" | "unchanged" | "incomplete" | "erasing" };

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

export type Publication = NonNullable<Awaited<ReturnType<typeof publicationOf>>>;

/** Whether investors can see a founder's profile at this moment. */
export async function isPublished(db: Db, founder: string, now = new Date()) {
  const published = publishedNow(db, now);
  return (await db.select({ id: published.id }).from(published).where(eq(published.founder, founder))).length > 0;
}

/** Shows a founder's profile to approved investors, from the next request on. */
export async function publish(db: Db, actor: Actor, publishing: Publishing, now = new Date()): Promise<Published> {
  const founder = mustBe(actor, "founder");
  return db.transaction(async (tx): Promise<Published> => {
    await mustOpen(tx, founder, "publication");
    await holdPerson(tx, founder);
    if (await isBeingErased(tx, founder)) return { status: "erasing" };
    const { profile } = await founderProfileOf(tx, founder);
    if (!isFounderProfileComplete(profile)) return { status: "incomplete" };
    if (await reopened(tx, founder, publishing, now)) return { status: "stored" };
    const made = await tx
      .insert(publication)
      .values({
        id: randomUUID(),
        founder,
        ...publishing,
        publishedAt: await newSince(tx, founder, now),
        confirmedAt: now,
      })
      .onConflictDoNothing()
      .returning({ id: publication.id });
    return { status: made.length > 0 ? "stored" : "unchanged" };
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
  return true;
}

const daysAway = 30;

/** From when a startup counts as new: a profile that was away for less than a month is the one it was. */
async function newSince(tx: Db, founder: string, now: Date) {
  const last = await publicationOf(tx, founder);
  const isBack = last?.withdrawnAt && last.withdrawnAt.getTime() > now.getTime() - daysAway * 24 * 3_600_000;
  return isBack ? last.publishedAt : now;
}

/** Changes what a published profile shows; that says too that it holds. `unchanged` where nothing is published. */
export async function change(db: Db, actor: Actor, publishing: Publishing, now = new Date()): Promise<Published> {
  const founder = mustBe(actor, "founder");
  return db.transaction(async (tx) => {
    await mustOpen(tx, founder, "publication");
    return touched(tx, founder, { ...publishing, confirmedAt: now });
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
    return touched(tx, founder, { withdrawnAt: now });
  });
}

async function touched(tx: Db, founder: string, set: Partial<typeof publication.$inferInsert>): Promise<Published> {
  const found = await tx.update(publication).set(set).where(openOne(founder)).returning({ id: publication.id });
  return { status: found.length > 0 ? "stored" : "unchanged" };
}
