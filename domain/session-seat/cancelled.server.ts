import { isNotNull } from "drizzle-orm";
import type { Db } from "../../platform/db/database.server.ts";
import { sessionPlan } from "./session-seat.table.ts";

export async function cancelledSessions(db: Db) {
  const rows = await db
    .select({ session: sessionPlan.session })
    .from(sessionPlan)
    .where(isNotNull(sessionPlan.cancelledAt));
  return new Set(rows.map(({ session }) => session));
}

/** Returns the given sessions without the cancelled ones, which stay in the site's content. */
export async function withoutCancelled<Session extends { id: string }>(db: Db, sessions: readonly Session[]) {
  const cancelled = await cancelledSessions(db);
  return sessions.filter(({ id }) => !cancelled.has(id));
}
