import type { ReactNode } from "react";
import { Link } from "react-router";
import type { Event, Resolved } from "../../domain/content/content.ts";
import { formats } from "../../platform/language/format.ts";
import { calendarPath, pathOf } from "../paths.ts";
import { useLanguage, useWords } from "./language.tsx";

export type ComingSession = (Resolved<Event> & { takesApplications: boolean }) | null;

/** The pitch session that comes next with what one can do about it, or how to hear of it. */
export function SessionPanel({ session, children }: { session: ComingSession; children?: ReactNode }) {
  const { lang } = useLanguage();
  const { panel, card } = useWords("pitch-session");
  const { days } = formats[lang];
  return (
    <section className="panel workspace-part">
      <h2>{panel.title}</h2>
      {session?.startsOn ? (
        <>
          <p>
            <strong>{days(session.startsOn, session.endsOn ?? session.startsOn)}</strong>
            <br />
            {[session.name, session.place].filter(Boolean).join(", ")}
          </p>
          <a href={calendarPath(session.id)} download className="link">
            {card.calendar}
          </a>
        </>
      ) : (
        <>
          <p>{panel.none}</p>
          <Link to={pathOf("notify-me")} className="link">
            {panel.notify}
          </Link>
        </>
      )}
      {children}
      <Link to={pathOf("pitch-session")} className="link">
        {panel.about}
      </Link>
    </section>
  );
}
