import type { Content } from "../../domain/content/content.server.ts";
import { sessionsAround, takesApplications } from "../../domain/pitch-session/pitch-session.ts";
import type { Lang } from "../../platform/language/language.ts";
import { parisDay } from "../../platform/language/paris-day.ts";

/**
 * The next session that takes applications and is not among the full ones; without one, an application counts for the
 * session after.
 */
export function sessionToApplyFor(content: Content, lang: Lang, full: ReadonlySet<string>) {
  const today = parisDay(new Date());
  const open = content
    .list("event", lang)
    .filter((session) => takesApplications(session, today) && !full.has(session.id));
  return sessionsAround(open, today).next;
}
