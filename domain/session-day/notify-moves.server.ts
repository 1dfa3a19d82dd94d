import { randomUUID } from "node:crypto";
import { and, eq, isNull, or, type SQL, sql } from "drizzle-orm";
import type { Db } from "../../platform/db/database.server.ts";
import { parisDay } from "../../platform/language/paris-day.ts";
import { contentRecord } from "../content/content.table.ts";
import { lead } from "../lead/lead.table.ts";
import { founderOf, notifyFounderOf } from "../pitch-session/founder-of.server.ts";
import { isTaken } from "../pitch-session/places-taken.server.ts";
import { pitchApplication } from "../pitch-session/pitch-application.table.ts";
import { lockPlaces } from "../pitch-session/session-place.server.ts";
import { sessionPlace } from "../pitch-session/session-place.table.ts";
import { sessionPlan } from "../session-seat/session-seat.table.ts";
import { sessionTurn } from "./session-day.table.ts";

const day = sql<string>`${contentRecord.data} ->> 'startsOn'`;

/** SQL for the day in the startup's latest notification that names the session's day; empty if it had none then. */
const notifiedDay = sql`(
  select n.data ->> 'day' from notification n join startup_seat member on member.person = n.person
  where member.startup = ${founderOf} and n.kind = 'pitch-session' and (n.event = 'place ' || ${sessionPlace.id}
    or starts_with(n.event, 'near ' || ${sessionPlace.session} || ' ')
    or starts_with(n.event, 'moved ' || ${sessionPlace.session} || ' '))
  order by n.notified_at desc limit 1)`;

const movedPlaces = (db: Db, now: Date, which?: SQL) =>
  db
    .select({
      ...{ lead: sessionPlace.leadId, session: sessionPlace.session, day },
      /** True if `mailMoves` has e-mailed the new day to the startup's contact. */
      isMailed: sql<boolean>`coalesce(${sessionTurn.withdrawnAt} is null
        and (${sessionTurn.toldStart} at time zone 'Europe/Paris')::date::text = ${day}, false)`,
    })
    .from(sessionPlace)
    .innerJoin(
      contentRecord,
      and(
        ...[eq(contentRecord.kind, "event"), eq(contentRecord.id, sessionPlace.session)],
        eq(contentRecord.deleted, false),
      ),
    )
    .innerJoin(lead, eq(lead.id, sessionPlace.leadId))
    .leftJoin(pitchApplication, eq(pitchApplication.lead, lead.id))
    .leftJoin(sessionPlan, eq(sessionPlan.session, sessionPlace.session))
    .leftJoin(sessionTurn, eq(sessionTurn.place, sessionPlace.id))
    .where(
      and(
        ...[which, isTaken, isNull(sessionPlan.cancelledAt)],
        // The plan has a day of the past only if it was set back to it after a mistake.
        or(
          sql`${day} >= ${parisDay(now)}`,
          and(eq(sessionPlan.startsOn, day), sql`${notifiedDay} >= ${parisDay(now)}`),
        ),
        sql`nullif(${notifiedDay}, '') <> ${day}`,
      ),
    )
    .orderBy(sql`${sessionTurn.toldStart} nulls last`, sessionPlace.id);

/** Notifies startups with a place when their session has moved to another day than the one they were notified of. */
export async function notifyOfMoves(db: Db, now = new Date()) {
  const moved = await movedPlaces(db, now);
  for (const session of new Set(moved.map((each) => each.session)))
    await db.transaction(async (tx) => {
      // Because of this lock, two servers that run this function at the same time do not notify a startup twice.
      await lockPlaces(tx, session);
      // A session can move back and forth, so the day alone does not tell its moves apart.
      const move = randomUUID();
      for (const place of await movedPlaces(tx, now, eq(sessionPlace.session, session)))
        await notifyFounderOf(tx, place.lead, {
          event: `moved ${session} ${place.day} ${move}`,
          data: { state: "moved", day: place.day },
          ...(place.isMailed && { mailed: "contact" as const }),
        });
    });
}
