import type { ComponentProps } from "react";
import { formats } from "../../platform/language/format.ts";
import { LinkButton, NewTabButton } from "../../ui/button.tsx";
import { TextLink } from "../../ui/text-link.tsx";
import { pathOf } from "../paths.ts";
import { panelWords } from "../pitch-session/panel-words.ts";
import type { Sessions } from "../sections/session-panel.tsx";
import { useLanguage, useWords } from "../shell/language.tsx";
import { shellWords } from "../shell/words.ts";
import { OwnTurn } from "./own-turn.tsx";
import { founderWords } from "./words.ts";

type Props = {
  sessions: Sessions;
  /** The pitch time of the founder's startup; null until the order of pitches was sent. */
  turn: ComponentProps<typeof OwnTurn>["turn"] | null;
  /** Whether the startup has applied to the next session or has a place there. */
  hasApplied: boolean;
  /** Whether the signed-in founder may apply to the next session for the startup. */
  mayApply: boolean;
  /** The URL of the operator's external application form; null when founders apply in the cockpit. */
  form: string | null;
};

export function FounderSession({ sessions: { next, last }, turn, hasApplied, mayApply, form }: Props) {
  const shell = useWords(shellWords);
  const words = useWords(founderWords).sessions;
  const panel = useWords(panelWords);
  const { day, days } = formats[useLanguage().lang];
  return (
    <section className="cockpit-section">
      <h2>{panel.title}</h2>
      <p>
        <strong>{next?.startsOn ? days(next.startsOn, next.endsOn ?? next.startsOn) : panel.toBeAnnounced}</strong>
        {next && (
          <>
            <br />
            {[next.name, next.place].filter(Boolean).join(", ")}
          </>
        )}
        {next && !next.takesApplications && ` ${panel[next.isFull ? "full" : "closed"]}`}
        {mayApply && next?.applicationsCloseOn && (
          <>
            <br />
            {words.closes(next.applicationsCloseOn)}
          </>
        )}
      </p>
      {turn && <OwnTurn turn={turn} />}
      <div className="ways">
        {hasApplied && <TextLink to={pathOf("founder-pitch")}>{words.applied}</TextLink>}
        {mayApply &&
          (form ? (
            <NewTabButton href={form} look="secondary" small note={shell.newTab}>
              {words.apply}
            </NewTabButton>
          ) : (
            <LinkButton to={pathOf("founder-pitch")} look="secondary" small>
              {words.apply}
            </LinkButton>
          ))}
        {next?.startsOn && (
          <a href={pathOf("session-calendar", { session: next.id })} download className="link">
            {panel.calendar}
          </a>
        )}
        {!next?.takesApplications && <TextLink to={pathOf("notify-me")}>{panel.notify}</TextLink>}
      </div>
      {last && (
        <p className="note">
          {panel.last(
            days(last.startsOn, last.endsOn ?? last.startsOn),
            last.applicationsCloseOn && day(last.applicationsCloseOn),
          )}
        </p>
      )}
    </section>
  );
}
