import { formats } from "../../platform/language/format.ts";
import { NewTabButton } from "../../ui/button.tsx";
import { useLanguage, useWords } from "../shell/language.tsx";
import { SessionPanel, type Sessions } from "../sections/session-panel.tsx";
import { founderWords } from "./words.ts";
import { shellWords } from "../shell/words.ts";

type Props = {
  sessions: Sessions;
  /** Where one applies: our own form, or the one that the operator has elsewhere. */
  apply: string;
};

export function FounderSession({ sessions, apply }: Props) {
  const { lang } = useLanguage();
  const shell = useWords(shellWords);
  const own = useWords(founderWords).sessions;
  const { next } = sessions;
  return (
    <SessionPanel sessions={sessions}>
      {next?.takesApplications && (
        <>
          {next.applicationsCloseOn && <p>{own.closes(formats[lang].day(next.applicationsCloseOn))}</p>}
          <NewTabButton href={apply} look="secondary" small note={shell.newTab}>
            {own.apply}
          </NewTabButton>
        </>
      )}
    </SessionPanel>
  );
}
