import type { Content } from "../../domain/content/content.server.ts";
import { sessionsAround, takesApplications } from "../../domain/pitch-session/pitch-session.ts";
import type { Lang } from "../../platform/language/language.ts";
import { parisDay } from "../../platform/language/paris-day.ts";

/**
 * The next session that accepts applications and is not full; without one, the application counts for a later session.
 */
export function sessionToApplyFor(content: Content, lang: Lang, full: ReadonlySet<string>) {
  const today = parisDay(new Date());
  const open = content
    .list("event", lang)
    .filter((session) => takesApplications(session, today) && !full.has(session.id));
  return sessionsAround(open, today).next;
}
