import { and, eq, exists, inArray, isNull, sql } from "drizzle-orm";
import type { Db } from "../../platform/db/database.server.ts";
import { daysLater, parisDay } from "../../platform/language/paris-day.ts";
import type { Event } from "../content/content.ts";
import { withoutContactDetails } from "../introduction/contact-details.ts";
import type { Side } from "../introduction/introduction.ts";
import { introduction } from "../introduction/introduction.table.ts";
import { mustBeApproved } from "../investor/access.ts";
import type { Actor } from "../person/actor.ts";
import { planOfSession } from "../session-day/order.server.ts";
import { dayWindow } from "../session-day/presence.ts";
import { isGuest } from "../session-seat/plan.server.ts";
import { sessionGuest } from "../session-seat/session-seat.table.ts";
import { mustRead } from "../startup/access.ts";
import { wishesLeaveAt, wishesUntil, wishLimits } from "./session-wish.ts";
import { sessionWish } from "./session-wish.table.ts";
import { blockedBy, investorsAt, startupsAt } from "./who.server.ts";

type Dated = Pick<Event, "id" | "endsOn" | "startTime" | "endTime"> & { startsOn: string };

/** The other side's wish is hidden until the startup and the investor are introduced. */
type WishState = "none" | "wished" | "sent" | "met";

/**
 * Returns the deadlines for wishes to meet at a session. Returns null before and after the period for wishes, and for a
 * cancelled session.
 */
async function timesOfWishes(db: Db, event: Dated, now: Date) {
  const until = wishesUntil(event);
  // For most sessions, the dates alone give the answer without a database query.
  if (now >= until || parisDay(now) < daysLater(event.startsOn, -1)) return null;
  const plan = await planOfSession(db, event.id);
  if (!plan || plan.cancelledAt || now < dayWindow(plan).from) return null;
  return { until, leaveAt: wishesLeaveAt(event) };
}

async function wishesOf(db: Db, session: string, side: Side, own: string) {
  const isOwn = eq(side === "investor" ? sessionWish.investor : sessionWish.founder, own);
  const isIntroduced = exists(
    db
      .select({ one: sql`1` })
      .from(introduction)
      .where(
        and(
          eq(introduction.founder, sessionWish.founder),
          eq(introduction.investor, sessionWish.investor),
          eq(introduction.ending, "yes"),
        ),
      ),
  );
  const rows = await db
    .select({
      about: side === "investor" ? sessionWish.founder : sessionWish.investor,
      sentAt: sessionWish.sentAt,
      isIntroduced: sql<boolean>`${isIntroduced}`,
    })
    .from(sessionWish)
    .where(
      and(
        ...[eq(sessionWish.session, session), eq(sessionWish.side, side)],
        ...[isNull(sessionWish.takenBackAt), isOwn],
      ),
    );
  return new Map<string, WishState>(
    rows.map(({ about, sentAt, isIntroduced: met }) => [about, sentAt ? (met ? "met" : "sent") : "wished"]),
  );
}

export async function ownWishes(db: Db, actor: Actor, event: Dated, now = new Date()) {
  const investor = mustBeApproved(actor);
  const times = await timesOfWishes(db, event, now);
  if (!times) return null;
  const wishes = await wishesOf(db, event.id, "investor", investor);
  return {
    ...times,
    isPresent: (await investorsAt(db, event.id, investor)).length > 0,
    left: Math.max(0, wishLimits.most - wishes.size),
    startups: (await startupsAt(db, event.id)).map((each) => ({
      ...each,
      state: wishes.get(each.startup) ?? ("none" as const),
    })),
  };
}

export async function isShownToFounders(db: Db, actor: Actor, session: string) {
  const investor = mustBeApproved(actor);
  const shown = and(isGuest(session), eq(sessionGuest.investor, investor), sessionGuest.shownToFounders);
  return (await db.$count(sessionGuest, shown)) > 0;
}

/** The number includes blocked investors, because a lower number after a block would reveal who wished. */
export async function wishesForStartup(db: Db, actor: Actor, events: readonly Dated[], now = new Date()) {
  const startup = mustRead(actor);
  const found = [];
  for (const event of events) {
    const times = await timesOfWishes(db, event, now);
    if (!times || !(await startupsAt(db, event.id)).some((each) => each.startup === startup)) continue;
    const blocked = await blockedBy(db, startup);
    const there = await investorsAt(db, event.id);
    const wishes = await wishesOf(db, event.id, "startup", startup);
    found.push({
      ...{ session: event.id, ...times },
      count:
        now >= times.leaveAt
          ? null
          : await countWaiting(
              db,
              { session: event.id, startup },
              there.map(({ investor }) => investor),
            ),
      left: Math.max(0, wishLimits.most - wishes.size),
      investors: there
        .filter(({ isShown, investor }) => isShown && !blocked.has(investor))
        .map(({ investor, name, firm }) => ({
          investor,
          name: withoutContactDetails(name),
          firm: withoutContactDetails(firm),
          state: wishes.get(investor) ?? ("none" as const),
        })),
    });
  }
  return found;
}

const countWaiting = (db: Db, { session, startup }: { session: string; startup: string }, there: string[]) =>
  db.$count(
    sessionWish,
    and(
      ...[eq(sessionWish.session, session), eq(sessionWish.founder, startup)],
      ...[eq(sessionWish.side, "investor"), isNull(sessionWish.takenBackAt), isNull(sessionWish.sentAt)],
      inArray(sessionWish.investor, there),
    ),
  );
