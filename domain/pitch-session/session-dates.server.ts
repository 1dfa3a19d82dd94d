import { sql } from "drizzle-orm";
import type { Db } from "../../platform/db/database.server.ts";
import { regularly } from "../../platform/jobs/regularly.ts";
import { parisDay } from "../../platform/language/paris-day.ts";
import type { Log } from "../../platform/log/log.server.ts";
import type { Event } from "../content/content.ts";
import { lead } from "../lead/lead.table.ts";
import { latest, queueDateMails, wasTold } from "../date-mail/date-mails.server.ts";
import { sessionDateEmail } from "./pitch-session.emails.server.ts";
import { sessionsToCome } from "./pitch-session.ts";
import { fullSessions } from "./places-taken.server.ts";

type Session = Pick<Event, "id" | "startsOn" | "endsOn" | "applicationsCloseOn" | "capacity">;

const interval = 20_000;

/** The session whose date is told now: the next one with a free place. */
export async function sessionToTell<Told extends Session>(db: Db, sessions: readonly Told[], now = new Date()) {
  const today = parisDay(now);
  const coming = sessionsToCome(sessions, today).filter(({ startsOn }) => startsOn >= today);
  const full = await fullSessions(db, coming);
  return coming.find(({ id }) => !full.has(id));
}

/**
 * Queues one mail about the next session to everybody whose last request was not answered with a date, unless its form
 * had told them that one (`after`). One that moves is not told again: one mail was promised. One that is full is not
 * told: who asks then waits for the one after.
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

/** Looks for a date to tell from now on, until stopped. */
export const watchSessionDates = (db: Db, sessions: () => readonly Session[], log: Log) =>
  regularly(
    interval,
    () => queueSessionDate(db, sessions()),
    (error) => log.warn({ error }, "the date of a session could not be told"),
  );
