import { and, count, eq, inArray, isNull, sql } from "drizzle-orm";
import type { Db } from "../../platform/db/database.server.ts";
import type { Event } from "../content/content.ts";
import { contentRecord } from "../content/content.table.ts";
import type { Problem } from "../content/editing.ts";
import { lead } from "../lead/lead.table.ts";
import { sessionPlace } from "./session-place.table.ts";

export const isTaken = isNull(sessionPlace.takenBackAt);

/** SQL condition: the application had a place that was taken back, whether or not it got another place since. */
export const wasTakenBack = sql<boolean>`exists (
  select 1 from session_place b where b.lead_id = ${lead.id} and b.taken_back_at is not null)`;

/** SQL condition: like `wasTakenBack`, but without places that a startup freed itself when it closed. */
export const wasTakenBackByUs = sql<boolean>`exists (
  select 1 from session_place b where b.lead_id = ${lead.id} and b.taken_back_at is not null and b.taken_back_by is not null)`;

export async function placesTaken(db: Db, sessions: readonly string[]) {
  if (sessions.length === 0) return new Map<string, number>();
  const rows = await db
    .select({ session: sessionPlace.session, taken: count() })
    .from(sessionPlace)
    .where(and(inArray(sessionPlace.session, [...sessions]), isTaken))
    .groupBy(sessionPlace.session);
  return new Map(rows.map(({ session, taken }) => [session, taken]));
}

/** Returns the number of places of a published session, null without a limit. */
export async function capacityOf(db: Db, session: string) {
  const its = and(eq(contentRecord.kind, "event"), eq(contentRecord.id, session), eq(contentRecord.deleted, false));
  const [published] = await db.select({ data: contentRecord.data }).from(contentRecord).where(its);
  return published ? (published.data as Event).capacity : null;
}

/** Returns the problem of a session that now has fewer places than `before` and than it has given. */
export async function tooFewPlaces(db: Db, session: string, before: number | null): Promise<Problem | null> {
  const capacity = await capacityOf(db, session);
  if (capacity === null || capacity >= (before ?? Infinity)) return null;
  const taken = (await placesTaken(db, [session])).get(session) ?? 0;
  return capacity < taken ? { path: "capacity", code: "placesGiven", limit: taken } : null;
}

export async function fullSessions(db: Db, sessions: readonly Pick<Event, "id" | "capacity">[]) {
  const limited = sessions.flatMap(({ id, capacity }) => (capacity === null ? [] : [{ id, capacity }]));
  const taken = await placesTaken(
    db,
    limited.map(({ id }) => id),
  );
  return new Set(limited.filter(({ id, capacity }) => (taken.get(id) ?? 0) >= capacity).map(({ id }) => id));
}
