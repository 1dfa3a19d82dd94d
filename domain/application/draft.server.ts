import { randomUUID } from "node:crypto";
import { and, desc, eq, gt, isNull, sql } from "drizzle-orm";
import type { Db } from "../../platform/db/database.server.ts";
import { inAll } from "../../platform/db/in-all.server.ts";
import { networksOf } from "../../platform/http/visitor.server.ts";
import { parisDay } from "../../platform/language/paris-day.ts";
import { takeAll } from "../../platform/rate/bucket.server.ts";
import { onNetworks } from "../../platform/rate/networks.server.ts";
import { keptSince } from "../retention/rules.ts";
import { digestOf } from "../suppression/suppression.server.ts";
import { draftSentAt } from "./sent-draft.server.ts";
import { type FormValues, saysTheSame } from "./application.ts";
import { application, applicationDraft, applicationDraftCount } from "./application.table.ts";

export type Draft = typeof applicationDraft.$inferSelect;

export type Saved =
  | { status: "saved"; id: string; revision: number; savedAt: Date }
  /** Another device has saved a newer revision, so nothing was overwritten. */
  | { status: "stale"; id: string; typed: FormValues; revision: number; savedAt: Date }
  /** The draft was meanwhile submitted from another device or window. */
  | { status: "sent" }
  /** The owner of the e-mail address took over the draft, so this browser no longer has access. */
  | { status: "elsewhere" }
  | { status: "gone" }
  | { status: "limited" };

type NewDraft = { email: string; typed: FormValues; address: string };

/**
 * Stops strangers from starting many drafts with somebody's e-mail address; a /48 IPv6 network counts as one
 * connection.
 */
async function limitOfName(db: Db, email: string, address: string) {
  const connection = networksOf(address).slice(0, 2).at(-1);
  return { key: `draft:name:${await digestOf(db, email)}:${connection}`, capacity: 10, perSecond: 1 / 86_400 };
}

/** Stores the input of one browser as a new draft, even if another draft has the same e-mail address. */
export async function startDraft(db: Db, { email, typed, address }: NewDraft, now = new Date()): Promise<Saved> {
  const taken = await takeAll(db, [
    await limitOfName(db, email, address),
    { key: `draft:address:${address}`, capacity: 120, perSecond: 120 / 600 },
    ...onNetworks("draft:day", address, { capacity: 300, perSecond: 300 / 86_400 }),
  ]);
  if (!taken.allowed) return { status: "limited" };
  const id = randomUUID();
  await db.transaction(async (tx) => {
    await tx.insert(applicationDraft).values({ id, email, typed, revision: 1, savedAt: now });
    await tx
      .insert(applicationDraftCount)
      .values({ day: parisDay(now), started: 1 })
      .onConflictDoUpdate({
        target: applicationDraftCount.day,
        set: { started: sql`${applicationDraftCount.started} + 1` },
      });
  });
  return { status: "saved", id, revision: 1, savedAt: now };
}

/** Counts a save against limits that suffice for automatic saving and for 60 people at one network address. */
async function takeSave(db: Db, id: string, address: string) {
  const taken = await takeAll(db, [
    { key: `draft:${id}`, capacity: 20, perSecond: 1 / 2 },
    { key: `draft-save:address:${address}`, capacity: 1_200, perSecond: 20 },
    { key: `draft-save:day:${address}`, capacity: 30_000, perSecond: 30_000 / 86_400 },
  ]);
  return taken.allowed;
}

type Save = { email: string; typed: FormValues; revision: number; address: string };

/** Saves a draft if its revision is still the one that the caller loaded. */
export async function saveDraft(
  db: Db,
  id: string,
  { email, typed, revision, address }: Save,
  now = new Date(),
): Promise<Saved> {
  if (!(await takeSave(db, id, address))) return { status: "limited" };
  const before = await readDraft(db, id);
  if (before && before.email !== email) {
    const named = await takeAll(db, [await limitOfName(db, email, address)]);
    if (!named.allowed) return { status: "limited" };
  }
  const [saved] = await db
    .update(applicationDraft)
    .set({
      email,
      // If the e-mail address changes, the takeover by the owner of the old address no longer counts.
      begunAs: sql`case when ${applicationDraft.email} = ${email} then ${applicationDraft.begunAs} end`,
      typed,
      revision: sql`${applicationDraft.revision} + 1`,
      savedAt: now,
    })
    .where(and(eq(applicationDraft.id, id), eq(applicationDraft.revision, revision)))
    .returning();
  if (saved) return { status: "saved", id, revision: saved.revision, savedAt: now };
  const there = await readDraft(db, id);
  if (there) return { status: "stale", id, typed: there.typed, revision: there.revision, savedAt: there.savedAt };
  if (await draftSentAt(db, id)) return { status: "sent" };
  return (await isTakenOver(db, id)) ? { status: "elsewhere" } : gone;
}

const gone: Saved = { status: "gone" };

/**
 * Stores an applicant's unsubmitted changes to an application. Replaces earlier ones only if they are those that the
 * applicant has seen: several people may have the application's link. `seen` is when these were saved.
 */
export async function saveChanges(
  db: Db,
  applicationId: string,
  { typed, address, seen }: { typed: FormValues; address: string; seen: Date | null },
  now = new Date(),
): Promise<Saved> {
  if (!(await takeSave(db, applicationId, address))) return { status: "limited" };
  const [owner] = await db
    .select({ email: application.email })
    .from(application)
    .where(eq(application.id, applicationId));
  if (!owner) return gone;
  const [saved] = await db
    .insert(applicationDraft)
    .values({ id: randomUUID(), applicationId, email: owner.email, typed, revision: 1, savedAt: now })
    .onConflictDoUpdate({
      target: applicationDraft.applicationId,
      set: { typed, revision: sql`${applicationDraft.revision} + 1`, savedAt: now },
      setWhere: seen ? eq(applicationDraft.savedAt, seen) : sql`false`,
    })
    .returning();
  if (saved) return { status: "saved", id: saved.id, revision: saved.revision, savedAt: now };
  const [there] = await db.select().from(applicationDraft).where(eq(applicationDraft.applicationId, applicationId));
  if (!there) return gone;
  const { id, revision, savedAt } = there;
  // The answer to a save can be lost, so the same values are no conflict.
  if (saysTheSame(there.typed, typed)) return { status: "saved", id, revision, savedAt };
  return { status: "stale", id, typed: there.typed, revision, savedAt };
}

/** Returns a draft of a new application. Returns undefined if the draft was submitted, was deleted or never existed. */
export async function readDraft(db: Db, id: string): Promise<Draft | undefined> {
  const [found] = await db.select().from(applicationDraft).where(eq(applicationDraft.id, id));
  return found;
}

/** The number is limited, because strangers may start any number of drafts with one e-mail address. */
const mostDrafts = 500;

/** Returns an SQL condition for drafts of new applications with this e-mail address. */
const isBegunWith = (email: string, now: Date) =>
  and(
    eq(applicationDraft.email, email),
    isNull(applicationDraft.applicationId),
    gt(applicationDraft.savedAt, keptSince("drafts", now)),
  );

/** Returns true if a draft with this e-mail address exists, without reading the draft's content. */
export async function isBegun(db: Db, email: string, now = new Date()) {
  const begun = db
    .select({ one: sql`1` })
    .from(applicationDraft)
    .where(isBegunWith(email, now))
    .limit(1);
  return (await begun).length > 0;
}

/** Returns the drafts, newest first; `inAll` is the total number of drafts, even those not returned. */
export async function draftsOf(db: Db, email: string, now = new Date()) {
  const { id, typed, savedAt } = applicationDraft;
  return db
    .select({ id, companyName: sql<string | null>`${typed} ->> 'companyName'`, savedAt, inAll })
    .from(applicationDraft)
    .where(isBegunWith(email, now))
    .orderBy(desc(savedAt))
    .limit(mostDrafts);
}

/**
 * Gives all drafts with this e-mail address to the verified owner of the address. The browsers that started the drafts
 * lose access.
 */
export async function takeOverDrafts(tx: Db, email: string, now = new Date()) {
  await tx
    .update(applicationDraft)
    .set({ id: sql`gen_random_uuid()`, begunAs: sql`${applicationDraft.id}` })
    .where(and(isBegunWith(email, now), isNull(applicationDraft.begunAs)));
}

export async function isTakenOver(db: Db, id: string) {
  return (await db.$count(applicationDraft, eq(applicationDraft.begunAs, id))) > 0;
}

export async function eraseDraft(db: Db, id: string) {
  await db.delete(applicationDraft).where(eq(applicationDraft.id, id));
}
