import { and, inArray, lt, ne } from "drizzle-orm";
import type { Db } from "../../platform/db/database.server.ts";
import { daysLater, parisDay } from "../../platform/language/paris-day.ts";
import { meeting } from "../meeting/meeting.table.ts";
import { sessionLink, sessionPresence } from "../session-day/session-day.table.ts";
import { sessionGuest, sessionPlan } from "../session-seat/session-seat.table.ts";
import { sessionWish } from "../session-wish/session-wish.table.ts";
import { keptSince } from "../retention/rules.ts";

/** Days after a session until the helpers' links are deleted; the links stop working earlier. */
const daysOfLinks = 30;

export async function forgetGuests(db: Db, now: Date) {
  const old = db
    .select({ session: sessionPlan.session })
    .from(sessionPlan)
    .where(lt(sessionPlan.startsOn, parisDay(keptSince("session_guests", now))));
  await db.delete(sessionPresence).where(inArray(sessionPresence.session, old));
  const over = db
    .select({ session: sessionPlan.session })
    .from(sessionPlan)
    .where(lt(sessionPlan.startsOn, daysLater(parisDay(now), -daysOfLinks)));
  await db.delete(sessionLink).where(inArray(sessionLink.session, over));
  await db.delete(sessionWish).where(inArray(sessionWish.session, old));
  const gone = await db
    .delete(sessionGuest)
    .where(inArray(sessionGuest.session, old))
    .returning({ id: sessionGuest.id });
  return gone.length;
}

export async function forgetTopics(db: Db, now: Date) {
  const old = and(ne(meeting.topic, ""), lt(meeting.endsAt, keptSince("meeting_topics", now)));
  return (await db.update(meeting).set({ topic: "" }).where(old).returning({ id: meeting.id })).length;
}
