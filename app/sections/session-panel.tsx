import type { ReactNode } from "react";
import type { Event, Resolved } from "../../domain/content/content.ts";
import type { upcomingAndLast } from "../../domain/pitch-session/pitch-session.ts";
import { formats } from "../../platform/language/format.ts";
import { TextLink } from "../../ui/text-link.tsx";
import { pathOf } from "../paths.ts";
import { useLanguage, useWords } from "../shell/language.tsx";
import { panelWords } from "../pitch-session/panel-words.ts";

export type Sessions = Pick<ReturnType<typeof upcomingAndLast<Resolved<Event>>>, "next" | "last">;

export function SessionPanel({ sessions: { next, last }, children }: { sessions: Sessions; children?: ReactNode }) {
  const { lang } = useLanguage();
  const panel = useWords(panelWords);
  const { days, day } = formats[lang];
  return (
    <section className="panel workspace-part">
      <h2>{panel.title}</h2>
      {next?.startsOn ? (
        <>
          <p>
            <strong>{days(next.startsOn, next.endsOn ?? next.startsOn)}</strong>
            <br />
            {[next.name, next.place].filter(Boolean).join(", ")}
          </p>
          <a href={pathOf("session-calendar", { session: next.id })} download className="link">
            {panel.calendar}
          </a>
        </>
      ) : (
        <p>
          <strong>{panel.toBeAnnounced}</strong>
        </p>
      )}
      {!next && <TextLink to={pathOf("notify-me")}>{panel.notify}</TextLink>}
      {children}
      {last && (
        <p>
          {panel.last(
            days(last.startsOn, last.endsOn ?? last.startsOn),
            last.applicationsCloseOn && day(last.applicationsCloseOn),
          )}
        </p>
      )}
      <TextLink to={pathOf("pitch-session")}>{panel.about}</TextLink>
    </section>
  );
}
