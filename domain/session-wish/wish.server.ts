import { and, eq, isNotNull, isNull, ne } from "drizzle-orm";
import { lock } from "../../platform/db/advisory-lock.server.ts";
import type { Db } from "../../platform/db/database.server.ts";
import { take } from "../../platform/rate/bucket.server.ts";
import type { Side } from "../introduction/introduction.ts";
import { lockSides } from "../introduction/lock-sides.server.ts";
import { mustBeApproved } from "../investor/access.ts";
import type { Actor } from "../person/actor.ts";
import { datedSession, isGuest } from "../session-seat/plan.server.ts";
import { sessionGuest, sessionPlan } from "../session-seat/session-seat.table.ts";
import { mustEdit } from "../startup/access.ts";
import { mustStillEdit } from "../startup/still-sits.server.ts";
import { isOfPair, type Pair, sendWish } from "./send.server.ts";
import { wishesLeaveAt, wishesUntil, wishLimits } from "./session-wish.ts";
import { sessionWish } from "./session-wish.table.ts";
import { blockedBy, investorsAt, startupsAt } from "./who.server.ts";

const day = 24 * 3_600;

export type WishSet =
  | { status: "stored" | "closed" | "absent" | "many" | "sent" | "gone" }
  | { status: "limited"; retryAfter: number };

async function limitedIn(db: Db, who: string) {
  const taken = await take(db, `session-wish:${who}`, { capacity: wishLimits.day, perSecond: wishLimits.day / day });
  return taken.allowed ? undefined : { status: "limited" as const, retryAfter: Math.ceil(taken.retryAfterMs / 1_000) };
}

/** Returns the session's event; undefined after the period for wishes, or if the session was cancelled. */
async function openSession(db: Db, session: string, now: Date) {
  const event = await datedSession(db, session);
  if (!event || now >= wishesUntil(event)) return undefined;
  const cancelled = and(eq(sessionPlan.session, session), isNotNull(sessionPlan.cancelledAt));
  return (await db.$count(sessionPlan, cancelled)) === 0 ? event : undefined;
}

/** The investor must have been present. A wish that was already sent cannot be withdrawn. */
export async function wishToMeet(
  db: Db,
  actor: Actor,
  { session, startup, wished }: { session: string; startup: string; wished: boolean },
  now = new Date(),
): Promise<WishSet> {
  const investor = mustBeApproved(actor);
  const limited = await limitedIn(db, investor);
  if (limited) return limited;
  return db.transaction(async (tx): Promise<WishSet> => {
    await lock(tx, "session-wishes", `investor ${session} ${investor}`);
    await lockSides(tx, { startup, investor });
    const pair = { session, startup, investor };
    if (!wished) return takeBack(tx, pair, "investor", now);
    if (!(await openSession(tx, session, now))) return { status: "closed" };
    if ((await investorsAt(tx, session, investor)).length === 0) return { status: "absent" };
    if (!(await startupsAt(tx, session)).some((each) => each.startup === startup)) return { status: "gone" };
    return keepWish(tx, { ...pair, side: "investor", by: investor }, now);
  });
}

/**
 * Stores or withdraws a startup's wish to meet an investor who was present at the session and agreed to be visible to
 * founders.
 */
export async function wishForInvestor(
  db: Db,
  actor: Actor,
  { session, investor, wished }: { session: string; investor: string; wished: boolean },
  now = new Date(),
): Promise<WishSet> {
  const startup = mustEdit(actor);
  const by = actor.viewer.id;
  const limited = await limitedIn(db, by);
  if (limited) return limited;
  return db.transaction(async (tx): Promise<WishSet> => {
    await lock(tx, "session-wishes", `startup ${session} ${startup}`);
    await lockSides(tx, { startup, investor });
    await mustStillEdit(tx, actor);
    const pair = { session, startup, investor };
    if (!wished) return takeBack(tx, pair, "startup", now);
    if (!(await openSession(tx, session, now))) return { status: "closed" };
    if (!(await startupsAt(tx, session)).some((each) => each.startup === startup)) return { status: "gone" };
    const [there] = await investorsAt(tx, session, investor);
    if (!there?.isShown || (await blockedBy(tx, startup)).has(investor)) return { status: "gone" };
    return keepWish(tx, { ...pair, side: "startup", by }, now);
  });
}

/** Sends the wish at once if the period in which wishes can be withdrawn is over. */
async function keepWish(tx: Db, wish: Pair & { side: Side; by: string }, now: Date): Promise<WishSet> {
  const { session, startup, investor, side, by } = wish;
  const [its, other] =
    side === "investor"
      ? [eq(sessionWish.investor, investor), ne(sessionWish.founder, startup)]
      : [eq(sessionWish.founder, startup), ne(sessionWish.investor, investor)];
  const others = and(
    ...[eq(sessionWish.session, session), eq(sessionWish.side, side), isNull(sessionWish.takenBackAt)],
    its,
    other,
  );
  if ((await tx.$count(sessionWish, others)) >= wishLimits.most) return { status: "many" };
  await tx
    .insert(sessionWish)
    .values({ session, founder: startup, investor, side, by, at: now })
    .onConflictDoUpdate({
      target: [sessionWish.session, sessionWish.founder, sessionWish.investor, sessionWish.side],
      set: { by, at: now, takenBackAt: null },
      setWhere: isNotNull(sessionWish.takenBackAt),
    });
  const event = await datedSession(tx, session);
  if (event && now >= wishesLeaveAt(event)) await sendWish(tx, wish, now);
  return { status: "stored" };
}

async function takeBack(tx: Db, pair: Pair, side: Side, now: Date): Promise<WishSet> {
  if (!(await openSession(tx, pair.session, now))) return { status: "closed" };
  const its = and(isOfPair(pair), eq(sessionWish.side, side));
  await tx
    .update(sessionWish)
    .set({ takenBackAt: now })
    .where(and(its, isNull(sessionWish.takenBackAt), isNull(sessionWish.sentAt)));
  const hasLeft = (await tx.$count(sessionWish, and(its, isNotNull(sessionWish.sentAt)))) > 0;
  return { status: hasLeft ? "sent" : "stored" };
}

/** Sets whether founders with a place at the session may see the investor's name. */
export async function showToFounders(
  db: Db,
  actor: Actor,
  { session, shown }: { session: string; shown: boolean },
): Promise<WishSet> {
  const investor = mustBeApproved(actor);
  const limited = await limitedIn(db, investor);
  if (limited) return limited;
  const changed = await db
    .update(sessionGuest)
    .set({ shownToFounders: shown })
    .where(and(isGuest(session), eq(sessionGuest.investor, investor)))
    .returning({ id: sessionGuest.id });
  return { status: changed.length > 0 ? "stored" : "gone" };
}
