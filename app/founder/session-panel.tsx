import { LinkButton, NewTabButton } from "../../ui/button.tsx";
import { pathOf } from "../paths.ts";
import { useWords } from "../shell/language.tsx";
import { shellWords } from "../shell/words.ts";
import { SessionPanel, type Sessions } from "../sections/session-panel.tsx";
import { founderWords } from "./words.ts";

type Props = {
  sessions: Sessions;
  /** The operator's own form elsewhere; without one a founder applies in the cockpit. */
  form: string | null;
};

export function FounderSession({ sessions, form }: Props) {
  const shell = useWords(shellWords);
  const own = useWords(founderWords).sessions;
  const { next } = sessions;
  return (
    <SessionPanel sessions={sessions}>
      {next?.takesApplications && (
        <>
          {next.applicationsCloseOn && <p>{own.closes(next.applicationsCloseOn)}</p>}
          {form ? (
            <NewTabButton href={form} look="secondary" small note={shell.newTab}>
              {own.apply}
            </NewTabButton>
          ) : (
            <LinkButton to={pathOf("founder-pitch")} look="secondary" small>
              {own.apply}
            </LinkButton>
          )}
        </>
      )}
    </SessionPanel>
  );
}
