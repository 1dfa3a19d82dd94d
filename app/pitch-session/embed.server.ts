import type { Content } from "../../domain/content/content.server.ts";
import type { Event } from "../../domain/content/content.ts";
import { sessionsToCome, upcomingAndLast } from "../../domain/pitch-session/pitch-session.ts";
import { fullSessions } from "../../domain/pitch-session/places-taken.server.ts";
import { recordOf } from "../../domain/session-record/record.server.ts";
import { withoutCancelled } from "../../domain/session-seat/cancelled.server.ts";
import type { Db } from "../../platform/db/database.server.ts";
import type { Lang } from "../../platform/language/language.ts";
import { parisDay } from "../../platform/language/paris-day.ts";
import { pathOf } from "../paths.ts";
import { pitchSessionWords } from "./words.ts";

export async function sessionsNow(db: Db, content: Content, lang: Lang) {
  const today = parisDay(new Date());
  const sessions = await withoutCancelled(db, content.list("event", lang));
  return upcomingAndLast(sessions, today, await fullSessions(db, sessionsToCome(sessions, today)));
}

/**
 * Returns the session card's data; pages with the card are rendered again each day, because the next session changes.
 */
export async function sessionCard(db: Db, content: Content, lang: Lang) {
  const { next, last } = await sessionsNow(db, content, lang);
  return {
    next: next && { ...next, calendar: pathOf("session-calendar", { session: next.id }) },
    last: last && { ...last, record: await recordOf(db, last.id) },
    notify: next?.takesApplications
      ? null
      : {
          notice: content.find("notice", "notify-me", lang),
          marketing: content.find("consent", "marketing-email", lang),
        },
  };
}

/** Returns the hours of a session as text, or null if no start time is set. */
export const sessionHours = ({ startTime, endTime }: Pick<Event, "startTime" | "endTime">, lang: Lang) =>
  startTime && pitchSessionWords.in(lang).from(startTime, endTime);

export type SessionCardData = Awaited<ReturnType<typeof sessionCard>>;
