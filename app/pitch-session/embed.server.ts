import type { Content } from "../../domain/content/content.server.ts";
import { sessionsAround, takesApplications } from "../../domain/pitch-session/pitch-session.ts";
import type { Lang } from "../../platform/language/language.ts";
import { parisDay } from "../../platform/language/paris-day.ts";
import { calendarPath } from "../paths.ts";

/** What the session card shows; the pages that have it are made anew each day. */
export function sessionCard(content: Content, lang: Lang) {
  const today = parisDay(new Date());
  const { next, last } = sessionsAround(content.list("event", lang), today);
  return {
    next: next ? { ...next, takesApplications: takesApplications(next, today), calendar: calendarPath(next.id) } : null,
    last: last?.startsOn
      ? { startsOn: last.startsOn, endsOn: last.endsOn, applicationsCloseOn: last.applicationsCloseOn }
      : null,
    notify: next
      ? null
      : {
          notice: content.find("notice", "notify-me", lang),
          marketing: content.find("consent", "marketing-email", lang),
        },
  };
}

export type SessionCardData = ReturnType<typeof sessionCard>;
