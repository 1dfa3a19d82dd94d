import { and, eq, isNull, lt } from "drizzle-orm";
import type { Db } from "../../platform/db/database.server.ts";
import { mustBe } from "../audit/access.ts";
import type { Actor } from "../person/actor.ts";
import { isSeated, isWaiting } from "./plan.server.ts";
import { sessionGuest, sessionPlan, sessionSeat } from "./session-seat.table.ts";
import { seatsAtFirst } from "./session-seat.ts";
import type { Event } from "../content/content.ts";

export async function seatsOf(db: Db, event: Pick<Event, "id" | "format">) {
  const { id } = event;
  const [plan] = await db
    .select({ cancelledAt: sessionPlan.cancelledAt, reason: sessionPlan.cancelReason })
    .from(sessionPlan)
    .where(eq(sessionPlan.session, id));
  return {
    seats: plan ? await db.$count(sessionSeat, eq(sessionSeat.session, id)) : seatsAtFirst(event),
    seated: plan ? await db.$count(sessionGuest, isSeated(id)) : 0,
    waiting: plan ? await db.$count(sessionGuest, isWaiting(id)) : 0,
    cancelled: plan?.cancelledAt ? { at: plan.cancelledAt, reason: plan.reason ?? "" } : null,
  };
}

export type OwnSeat = { state: "seated"; askedAt: Date } | { state: "waiting"; askedAt: Date; place: number };

export async function ownSeat(db: Db, actor: Actor, session: string): Promise<OwnSeat | null> {
  const investor = mustBe(actor, "investor");
  const [own] = await db
    .select({ seq: sessionGuest.seq, seat: sessionGuest.seat, askedAt: sessionGuest.askedAt })
    .from(sessionGuest)
    .where(and(eq(sessionGuest.session, session), eq(sessionGuest.investor, investor), isNull(sessionGuest.leftAt)));
  if (!own) return null;
  if (own.seat !== null) return { state: "seated", askedAt: own.askedAt };
  const before = await db.$count(sessionGuest, and(isWaiting(session), lt(sessionGuest.seq, own.seq)));
  return { state: "waiting", askedAt: own.askedAt, place: before + 1 };
}
