import { sessionsAround, sessionsToCome } from "../../../domain/pitch-session/pitch-session.ts";
import { ownSeat, seatsOf } from "../../../domain/session-seat/own.server.ts";
import { seatState } from "../../../domain/session-seat/session-seat.ts";
import { formats } from "../../../platform/language/format.ts";
import { parisDay } from "../../../platform/language/paris-day.ts";
import { LinkButton } from "../../../ui/button.tsx";
import { TextLink } from "../../../ui/text-link.tsx";
import { pathOf } from "../../paths.ts";
import { useLanguage, useWords } from "../../shell/language.tsx";
import { requireActor } from "../../shell/require.server.ts";
import workspaceStyles from "../../shell/workspace.css?url";
import { InvestorHead } from "../investor-head.tsx";
import type { Route } from "./+types/sessions.page.ts";
import { investorSessionsWords } from "./words.ts";

export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: workspaceStyles }];

export async function loader(args: Route.LoaderArgs) {
  const { actor, db, content, lang } = requireActor(args, "investor");
  const now = new Date();
  const today = parisDay(now);
  const events = content.list("event", lang);
  const sessions = [];
  for (const event of sessionsToCome(events, today)) {
    const { id, name, startsOn, endsOn, place, format } = event;
    const own = actor.viewer.approved ? await ownSeat(db, actor, id) : null;
    const state = seatState(await seatsOf(db, { id, format }), own?.state, event, now);
    sessions.push({ id, name, startsOn, endsOn: endsOn ?? startsOn, place, state });
  }
  const { last } = sessionsAround(events, today);
  return {
    title: investorSessionsWords.in(lang).title,
    sessions,
    approved: actor.viewer.approved,
    last: last?.startsOn
      ? { id: last.id, name: last.name, startsOn: last.startsOn, endsOn: last.endsOn ?? last.startsOn }
      : null,
  };
}

export default function InvestorSessions({ loaderData: { sessions, approved, last } }: Route.ComponentProps) {
  const words = useWords(investorSessionsWords);
  const { days } = formats[useLanguage().lang];
  return (
    <>
      <InvestorHead title={words.title} context={words.text} />
      <div className="cockpit-work">
        {sessions.length === 0 && <p>{words.none}</p>}
        {sessions.map(({ id, name, startsOn, endsOn, place, state }) => (
          <section key={id} className="panel workspace-part">
            <h2>{name}</h2>
            <p>{[days(startsOn, endsOn), place].filter(Boolean).join(", ")}</p>
            <p>
              <strong>{words.states[state]}</strong>
            </p>
            {state === "none" || state === "full" ? (
              <LinkButton
                to={pathOf("investor-session", { id })}
                look={state === "none" && approved ? "primary" : "secondary"}
                className="justify-self-start"
              >
                {!approved ? words.see : state === "none" ? words.reserve : words.join}
                <span className="sr-only">, {name}</span>
              </LinkButton>
            ) : (
              <TextLink to={pathOf("investor-session", { id })}>
                {words.see}
                <span className="sr-only">, {name}</span>
              </TextLink>
            )}
          </section>
        ))}
        {last && (
          <section className="panel workspace-part">
            <h2>{words.last}</h2>
            <p>{days(last.startsOn, last.endsOn)}</p>
            <TextLink to={pathOf("investor-session", { id: last.id })}>{last.name}</TextLink>
          </section>
        )}
      </div>
    </>
  );
}
