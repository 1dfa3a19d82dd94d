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

export async function sessionToTell<Told extends Session>(db: Db, sessions: readonly Told[], now = new Date()) {
  const today = parisDay(now);
  const coming = sessionsToCome(sessions, today).filter(({ startsOn }) => startsOn >= today);
  const full = await fullSessions(db, coming);
  return coming.find(({ id }) => !full.has(id));
}

/** Queues an e-mail about the next session with free places to each person who asked for a date. */
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
