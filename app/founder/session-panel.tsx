import { Link } from "react-router";
import { formats } from "../../platform/language/format.ts";
import { pathOf } from "../paths.ts";
import { useLanguage, useWords } from "../shell/language.tsx";
import { type ComingSession, SessionPanel } from "../shell/session-panel.tsx";

export function FounderSession({ session }: { session: ComingSession }) {
  const { lang } = useLanguage();
  const own = useWords("founder").sessions;
  return (
    <SessionPanel session={session}>
      {session?.takesApplications && (
        <p>
          {session.applicationsCloseOn && `${own.closes(formats[lang].day(session.applicationsCloseOn))}. `}
          <Link to={pathOf("pitch-application")} className="link">
            {own.apply}
          </Link>
        </p>
      )}
    </SessionPanel>
  );
}
