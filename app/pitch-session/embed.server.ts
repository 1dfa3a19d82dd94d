import type { Content } from "../../domain/content/content.server.ts";
import type { Event } from "../../domain/content/content.ts";
import { upcomingAndLast } from "../../domain/pitch-session/pitch-session.ts";
import type { Lang } from "../../platform/language/language.ts";
import { parisDay } from "../../platform/language/paris-day.ts";
import { calendarPath } from "../paths.ts";
import { wordsIn } from "./words.server.ts";

/** What the session card shows; the pages that have it are made anew each day. */
export function sessionCard(content: Content, lang: Lang) {
  const { next, last } = upcomingAndLast(content.list("event", lang), parisDay(new Date()));
  return {
    next: next && { ...next, calendar: calendarPath(next.id) },
    last,
    notify: next
      ? null
      : {
          notice: content.find("notice", "notify-me", lang),
          marketing: content.find("consent", "marketing-email", lang),
        },
  };
}

/** The hours of a session as one says them; null while they are not set. */
export const sessionHours = ({ startTime, endTime }: Pick<Event, "startTime" | "endTime">, lang: Lang) =>
  startTime && wordsIn[lang].card.from(startTime, endTime);

export type SessionCardData = ReturnType<typeof sessionCard>;
