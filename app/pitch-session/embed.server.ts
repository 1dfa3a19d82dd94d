import type { Content } from "../../domain/content/content.server.ts";
import type { Event } from "../../domain/content/content.ts";
import { sessionsToCome, upcomingAndLast } from "../../domain/pitch-session/pitch-session.ts";
import { fullSessions } from "../../domain/pitch-session/places-taken.server.ts";
import { recordOf } from "../../domain/session-record/record.server.ts";
import { withoutCancelled } from "../../domain/session-seat/cancelled.server.ts";
import type { Db } from "../../platform/db/database.server.ts";
import type { Lang } from "../../platform/language/language.ts";
import { formats } from "../../platform/language/format.ts";
import { parisDay } from "../../platform/language/paris-day.ts";
import { pathOf } from "../paths.ts";
import { pitchApplicationWords } from "./application-words.ts";
import { pitchSessionWords } from "./words.ts";

export async function sessionsNow(db: Db, content: Content, lang: Lang) {
  const today = parisDay(new Date());
  const sessions = await withoutCancelled(db, content.list("event", lang));
  return upcomingAndLast(sessions, today, await fullSessions(db, sessionsToCome(sessions, today)));
}

const withCalendar = <Session extends { id: string }>(session: Session) => ({
  ...session,
  calendar: pathOf("session-calendar", { session: session.id }),
});

/**
 * Returns the session card's data; pages with the card are rendered again each day, because the next session changes.
 * `nearest` is the next session of investors, whose seats don't depend on whether it takes applications.
 */
export async function sessionCard(db: Db, content: Content, lang: Lang) {
  const { coming, next, last } = await sessionsNow(db, content, lang);
  return {
    next: next && withCalendar(next),
    nearest: coming[0] ? withCalendar(coming[0]) : null,
    last: last && { ...last, record: await recordOf(db, last.id) },
    notify: next?.takesApplications
      ? null
      : {
          notice: content.find("notice", "notify-me", lang),
          marketing: content.find("consent", "marketing-email", lang),
        },
  };
}

/** The label of each session, such as "Spring session, 29 March 2035"; a session without a date has its name. */
export const datedSessions = (content: Content, lang: Lang) =>
  content.list("event", lang).map(({ id, name, startsOn, endsOn }) => ({
    id,
    label: startsOn ? `${name}, ${formats[lang].days(startsOn, endsOn ?? startsOn)}` : name,
  }));

type Payload = Record<string, string | number>;

/** Returns the sentence that names the session of a sent application, or null if none was announced. */
export function sentFor(content: Content, { session, after }: Payload, lang: Lang) {
  const words = pitchApplicationWords.in(lang);
  const found = datedSessions(content, lang).find(({ id }) => id === (session ?? after));
  return found ? words[session ? "sentFor" : "sentForAfter"](found.label) : null;
}

/** Returns the hours of a session as text, or null if no start time is set. */
export const sessionHours = ({ startTime, endTime }: Pick<Event, "startTime" | "endTime">, lang: Lang) =>
  startTime && pitchSessionWords.in(lang).from(startTime, endTime);

export type SessionCardData = Omit<Awaited<ReturnType<typeof sessionCard>>, "nearest">;
