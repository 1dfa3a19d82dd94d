import { LinkButton } from "../../ui/button.tsx";
import { pathOf } from "../paths.ts";
import { useWords } from "../shell/language.tsx";
import { SessionPanel, type Sessions } from "../sections/session-panel.tsx";
import { founderWords } from "./words.ts";

export function FounderSession({ sessions }: { sessions: Sessions }) {
  const own = useWords(founderWords).sessions;
  const { next } = sessions;
  return (
    <SessionPanel sessions={sessions}>
      {next?.takesApplications && (
        <>
          {next.applicationsCloseOn && <p>{own.closes(next.applicationsCloseOn)}</p>}
          <LinkButton to={pathOf("founder-pitch")} look="secondary" small>
            {own.apply}
          </LinkButton>
        </>
      )}
    </SessionPanel>
  );
}
