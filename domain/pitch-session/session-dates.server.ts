import { sql } from "drizzle-orm";
import type { Db } from "../../platform/db/database.server.ts";
import { parisDay } from "../../platform/language/paris-day.ts";
import type { Event } from "../content/content.ts";
import { lead } from "../lead/lead.table.ts";
import { latest, queueDateMails, wasTold } from "../date-mail/date-mails.server.ts";
import { sessionDateEmail } from "./pitch-session.emails.server.ts";
import { sessionsToCome, takesApplications } from "./pitch-session.ts";
import { fullSessions } from "./places-taken.server.ts";

type Session = Pick<Event, "id" | "startsOn" | "endsOn" | "applicationsCloseOn" | "capacity">;

async function openSessions<Told extends Session>(db: Db, sessions: readonly Told[], now: Date) {
  const today = parisDay(now);
  const coming = sessionsToCome(sessions, today).filter(({ startsOn }) => startsOn >= today);
  const full = await fullSessions(db, coming);
  return coming.filter(({ id }) => !full.has(id));
}

/** Returns the session that the form names: the next that takes applications or, while none does, the nearest. */
export async function sessionToTell<Told extends Session>(db: Db, sessions: readonly Told[], now = new Date()) {
  const open = await openSessions(db, sessions, now);
  return open.find((session) => takesApplications(session, parisDay(now))) ?? open[0];
}

/**
 * Queues an e-mail to each person who asked for a date: about the next session with free places, or about the first one
 * after the session that the form named to them.
 */
export async function queueSessionDate(db: Db, sessions: readonly Session[], now = new Date()) {
  let queued = 0;
  for (const { id, startsOn } of await openSessions(db, sessions, now)) {
    const notBefore = sessions.filter((each) => each.startsOn !== null && each.startsOn >= startsOn);
    const after = latest(sql`${lead.payload} ->> 'after'`);
    queued += await queueDateMails(db, {
      form: "notify-me",
      date: startsOn,
      waits: sql`not ${latest(wasTold(db))} and not bool_or(${wasTold(db, startsOn)})
        and coalesce(${after}, '') <> all(${sql.param(notBefore.map((each) => each.id))}::text[])`,
      email: ({ lang }) => sessionDateEmail.with({ lang, session: id }),
    });
  }
  return queued;
}
