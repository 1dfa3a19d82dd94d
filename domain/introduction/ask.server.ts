import { randomUUID } from "node:crypto";
import { and, desc, eq, gt, gte, isNull, or, sql, TransactionRollbackError } from "drizzle-orm";
import { lock } from "../../platform/db/advisory-lock.server.ts";
import type { Db } from "../../platform/db/database.server.ts";
import { enqueue } from "../../platform/jobs/jobs.server.ts";
import { parisDay } from "../../platform/language/paris-day.ts";
import { startOfParisDay } from "../../platform/language/paris-midnight.ts";
import { take } from "../../platform/rate/bucket.server.ts";
import { audit } from "../audit/audit.server.ts";
import { mustBe } from "../audit/access.ts";
import { mustBeApproved } from "../investor/access.ts";
import { emailJob } from "../delivery/send-email.server.ts";
import { fundOf, fundSeatOf } from "../fund/fund.server.ts";
import { notifyStartup } from "../notification/notify.server.ts";
import type { Actor } from "../person/actor.ts";
import { waitingErasure } from "../person/erasure.server.ts";
import { contactOf } from "../person/startup-contact.server.ts";
import { publishedNow } from "../publication/published-now.server.ts";
import { isOfActiveInvestor } from "./active-investor.server.ts";
import { againAt, expiryOf, introductionLimits, stateOf } from "./introduction.ts";
import { introductionAskedEmail } from "./introduction.emails.server.ts";
import { lockSides } from "./lock-sides.server.ts";
import { introduction, introductionBlock } from "./introduction.table.ts";

const day = 24 * 3_600;
/** The maximum number of times per day that an investor can try to request an introduction, including refused tries. */
const attempts = { capacity: 40, perSecond: 40 / day };

/** `erasing`: the investor awaits an erasure, so that no startup would see the request. */
export type AskAnswer =
  | { status: "asked"; id: string }
  | { status: "not-shown" | "erasing" | "open" | "again" | "too-many-open" | "day" }
  | { status: "limited"; retryAfter: number };

/** Requests that came from a wish at a pitch session do not count against the limits. */
const isOwnAsking = isNull(introduction.session);

/** A declined request still counts as open, so that the limit does not reveal the startup's no. */
const isOpen = (now: Date) => and(isNull(introduction.closedAt), gt(introduction.expiresAt, now), isOwnAsking);

/** Requests by an investor, as opposed to proposals by the accelerator. */
const isRequest = eq(introduction.by, introduction.investor);

/** Members of a fund share one limit; an investor without a fund counts alone. */
const ofFund = (investor: string) =>
  or(
    eq(introduction.investor, investor),
    sql`${introduction.investor} in (
      select s.person from fund_seat s where s.ended_at is null and s.fund = ${fundOf(investor)})`,
  );

async function usedOf(db: Db, investor: string, now: Date) {
  const own = ofFund(investor);
  const since = startOfParisDay(parisDay(now));
  return {
    open: await db.$count(introduction, and(own, isRequest, isOpen(now))),
    today: await db.$count(introduction, and(own, isOwnAsking, isRequest, gte(introduction.askedAt, since))),
  };
}

const takeAttempt = async (db: Db, who: string) => {
  const taken = await take(db, `introduction:by:${who}`, attempts);
  return taken.allowed ? undefined : { status: "limited" as const, retryAfter: Math.ceil(taken.retryAfterMs / 1_000) };
};

/**
 * Requests an introduction to a published startup. A startup that has blocked the investor is not notified, but the
 * investor gets the same result.
 */
export async function askIntroduction(
  db: Db,
  actor: Actor,
  { startup, message }: { startup: string; message: string },
  now = new Date(),
): Promise<AskAnswer> {
  const investor = mustBeApproved(actor);
  const limited = await takeAttempt(db, investor);
  if (limited) return limited;
  return db.transaction(async (tx): Promise<AskAnswer> => {
    const published = publishedNow(tx, now);
    const [shown] = await tx.select({ name: published.name }).from(published).where(eq(published.founder, startup));
    if (!shown) return { status: "not-shown" };
    if (await waitingErasure(tx, actor.viewer.email)) return { status: "erasing" };
    await lockSides(tx, { startup, investor });
    await lock(tx, "introductions", (await fundSeatOf(tx, investor))?.fund ?? investor);
    const last = await lastOf(tx, { startup, investor }, now);
    if (last && stateOf(last, now) === "sent") return { status: "open" };
    const again = last && againAt(last, now);
    if (again && again > now) return { status: "again" };
    const used = await usedOf(tx, investor, now);
    if (used.open >= introductionLimits.open) return { status: "too-many-open" };
    if (used.today >= introductionLimits.day) return { status: "day" };
    const id = randomUUID();
    const added = await tx
      .insert(introduction)
      .values({
        ...{ id, founder: startup, investor, by: investor, startupName: shown.name, message, askedAt: now },
        expiresAt: expiryOf(now),
      })
      .onConflictDoNothing()
      .returning({ id: introduction.id });
    if (added.length === 0) return { status: "open" };
    await tellStartup(tx, { id, startup, investor }, now);
    await audit(tx, actor, { action: "introduction.ask", object: { kind: "startup", id: startup } });
    return { status: "asked", id };
  });
}

export async function tellStartup(
  tx: Db,
  { id, startup, investor }: { id: string; startup: string; investor: string },
  now: Date,
) {
  const contact = await contactOf(tx, startup);
  if (contact) {
    const email = introductionAskedEmail.with({ lang: contact.lang, introduction: id, person: contact.id });
    await enqueue(tx, [emailJob(email, { key: contact.email })]);
  }
  const kind = "introduction-request";
  const notice = { event: `asked:${id}`, data: { state: "asked", until: expiryOf(now).toISOString() } };
  await unlessBlocked(tx, { startup, investor }, (undoable) =>
    notifyStartup(undoable, startup, { kind, ...notice, mailedTo: contact?.id }, now),
  );
}

/** For a blocked investor the notification is rolled back, so that response times stay alike. */
export async function unlessBlocked(
  tx: Db,
  { startup, investor }: { startup: string; investor: string },
  notifies: (undoable: Db) => Promise<unknown>,
) {
  const blocked = await isBlockedBy(tx, startup, investor);
  await tx
    .transaction(async (undoable) => {
      await notifies(undoable);
      if (blocked) undoable.rollback();
    })
    .catch((error: unknown) => {
      if (!(error instanceof TransactionRollbackError)) throw error;
    });
}

export async function isBlockedBy(db: Db, startup: string, investor: string) {
  const { founder, investor: whom } = introductionBlock;
  return (await db.$count(introductionBlock, and(eq(founder, startup), eq(whom, investor)))) > 0;
}

/**
 * A proposal to a colleague is private to them. A colleague's request counts for the fund while the startup may see it,
 * or once it said yes. A block by the startup doesn't matter, because it stays secret.
 */
const countsForFund = and(isRequest, or(isOfActiveInvestor, eq(introduction.ending, "yes")));

/** Returns the last request or open proposal that counts against a new request by the investor. */
export async function lastOf(db: Db, { startup, investor }: { startup: string; investor: string }, now: Date) {
  const isOwn = and(eq(introduction.investor, investor), or(isRequest, isOpen(now)));
  const [last] = await db
    .select()
    .from(introduction)
    .where(and(eq(introduction.founder, startup), ofFund(investor), or(isOwn, countsForFund)))
    .orderBy(desc(introduction.askedAt))
    .limit(1);
  return last;
}

/**
 * Returns when an investor may ask a startup that a colleague of the fund asked last, null while that request is open;
 * undefined without one, or once the investor may ask.
 */
export async function fundAgainAt(db: Db, actor: Actor, startup: string, now = new Date()) {
  const investor = mustBeApproved(actor);
  const last = await lastOf(db, { startup, investor }, now);
  if (!last || last.investor === investor) return undefined;
  const again = againAt(last, now);
  return again && again <= now ? undefined : again;
}

/** Returns "gone" without a request, "closed" when the request has ended; never reveals the startup's no. */
export async function withdrawIntroduction(
  db: Db,
  actor: Actor,
  which: { id: string } | { startup: string },
  now = new Date(),
): Promise<"withdrawn" | "closed" | "gone"> {
  const investor = mustBe(actor, "investor");
  return db.transaction(async (tx) => {
    const its = "id" in which ? sql`${introduction.id}::text = ${which.id}` : eq(introduction.founder, which.startup);
    const [last] = await tx
      .select({ id: introduction.id, startup: introduction.founder })
      .from(introduction)
      .where(and(its, isRequest, eq(introduction.investor, investor)))
      .orderBy(desc(introduction.askedAt))
      .limit(1);
    if (!last) return "gone";
    await lockSides(tx, { startup: last.startup, investor });
    const [found] = await tx.select().from(introduction).where(eq(introduction.id, last.id)).for("update");
    if (!found) return "gone";
    if (stateOf(found, now) !== "sent") return "closed";
    await tx.update(introduction).set({ closedAt: now, ending: "withdrawn" }).where(eq(introduction.id, found.id));
    await audit(tx, actor, { action: "introduction.withdraw", object: { kind: "startup", id: found.founder } });
    return "withdrawn";
  });
}

export async function leftToAsk(db: Db, actor: Actor, now = new Date()) {
  const investor = mustBeApproved(actor);
  const { open, today } = await usedOf(db, investor, now);
  return {
    open: Math.max(0, introductionLimits.open - open),
    today: Math.max(0, introductionLimits.day - today),
  };
}
