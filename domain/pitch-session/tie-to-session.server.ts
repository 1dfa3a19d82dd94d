import { and, eq, notExists, sql } from "drizzle-orm";
import type { Db } from "../../platform/db/database.server.ts";
import type { Event } from "../content/content.ts";
import { isUntied, lead } from "../lead/lead.table.ts";
import { pitchAnswer } from "./pitch-answer.table.ts";
import { isTaken, fullSessions } from "./places-taken.server.ts";
import { sessionPlace } from "./session-place.table.ts";
import { sessionToApplyFor } from "./session-to-apply-for.ts";

type Session = Pick<Event, "id" | "startsOn" | "endsOn" | "applicationsCloseOn" | "capacity">;

/**
 * Assigns unhandled applications without a session to the session that accepts applications now, if that session comes
 * after the one in `after`, to which the startup had already applied.
 */
export async function tieToSession(db: Db, sessions: readonly Session[], now = new Date()) {
  const session = sessionToApplyFor(sessions, await fullSessions(db, sessions), now);
  if (!session) return;
  const notBefore = sessions.filter((each) => (each.startsOn ?? "") >= (session.startsOn ?? "")).map(({ id }) => id);
  const one = { one: sql`1` };
  await db
    .update(lead)
    .set({ payload: sql`${lead.payload} || jsonb_build_object('session', ${session.id}::text)` })
    .where(
      and(
        isUntied,
        sql`coalesce(${lead.payload} ->> 'after', '') <> all(${sql.param(notBefore)}::text[])`,
        notExists(
          db
            .select(one)
            .from(sessionPlace)
            .where(and(eq(sessionPlace.leadId, lead.id), isTaken)),
        ),
        notExists(db.select(one).from(pitchAnswer).where(eq(pitchAnswer.lead, lead.id))),
      ),
    );
}
