import { sql } from "drizzle-orm";
import type { Db } from "../../platform/db/database.server.ts";
import { parisDay } from "../../platform/language/paris-day.ts";
import type { Event } from "../content/content.ts";
import { lead } from "../lead/lead.table.ts";
import { latest, queueDateMails, wasTold } from "../date-mail/date-mails.server.ts";
import { sessionDateEmail } from "./pitch-session.emails.server.ts";
import { sessionsToCome } from "./pitch-session.ts";
import { fullSessions } from "./places-taken.server.ts";

type Session = Pick<Event, "id" | "startsOn" | "endsOn" | "applicationsCloseOn" | "capacity">;

/** The session whose date is mailed now: the next one with a free place. */
export async function sessionToTell<Told extends Session>(db: Db, sessions: readonly Told[], now = new Date()) {
  const today = parisDay(now);
  const coming = sessionsToCome(sessions, today).filter(({ startsOn }) => startsOn >= today);
  const full = await fullSessions(db, coming);
  return coming.find(({ id }) => !full.has(id));
}

/**
 * Queues one mail with the next session's date to each person who requested it and has not received a date, unless the
 * form already showed that session (`after`). A changed date triggers no second mail, because one mail was promised.
 * Full sessions are skipped; the request then waits for the following session.
 */
export async function queueSessionDate(db: Db, sessions: readonly Session[], now = new Date()) {
  const next = await sessionToTell(db, sessions, now);
  if (!next) return 0;
  const { id, startsOn } = next;
  return queueDateMails(db, {
    form: "notify-me",
    date: startsOn,
    waits: sql`not ${latest(wasTold(db))} and coalesce(${latest(sql`${lead.payload} ->> 'after'`)}, '') <> ${id}`,
    email: ({ lang }) => sessionDateEmail.with({ lang, session: id }),
  });
}
