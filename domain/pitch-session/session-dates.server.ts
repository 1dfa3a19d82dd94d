import { sql } from "drizzle-orm";
import type { Db } from "../../platform/db/database.server.ts";
import { regularly } from "../../platform/jobs/regularly.ts";
import { parisDay } from "../../platform/language/paris-day.ts";
import type { Log } from "../../platform/log/log.server.ts";
import type { Event } from "../content/content.ts";
import { latest, queueDateMails, wasTold } from "../date-mail/date-mails.server.ts";
import { sessionsAround } from "./pitch-session.ts";

type Session = Pick<Event, "id" | "startsOn" | "endsOn" | "applicationsCloseOn">;

const interval = 20_000;

/**
 * Queues one mail about the next session to everybody whose last request was not answered with a date. One that
 * moves is not told again: one mail was promised.
 */
export async function queueSessionDate(db: Db, sessions: readonly Session[], now = new Date()) {
  const today = parisDay(now);
  const { next } = sessionsAround(
    sessions.filter(({ startsOn }) => startsOn !== null && startsOn >= today),
    today,
  );
  if (!next?.startsOn) return 0;
  const { id, startsOn } = next;
  return queueDateMails(db, {
    form: "notify-me",
    date: startsOn,
    waits: sql`not ${latest(wasTold(db))}`,
    letter: ({ lang }) => ({ letter: "session-date", lang, session: id }),
  });
}

/** Looks for a date to tell from now on, until stopped. */
export const watchSessionDates = (db: Db, sessions: () => readonly Session[], log: Log) =>
  regularly(
    interval,
    () => queueSessionDate(db, sessions()),
    (error) => log.warn({ error }, "the date of a session could not be told"),
  );
