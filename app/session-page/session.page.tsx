import { shownCards } from "../../domain/session-record/card.server.ts";
import { recordOf } from "../../domain/session-record/record.server.ts";
import { countMet } from "../../domain/session-wish/count.server.ts";
import { seatsOf } from "../../domain/session-seat/own.server.ts";
import { endOf, reservesUntil } from "../../domain/session-seat/session-seat.ts";
import { formats } from "../../platform/language/format.ts";
import { parisDay } from "../../platform/language/paris-day.ts";
import { LinkButton } from "../../ui/button.tsx";
import { Rows } from "../../ui/rows.tsx";
import { TextLink } from "../../ui/text-link.tsx";
import { services } from "../context/context.server.ts";
import { pathOf, showcasePathOf } from "../paths.ts";
import { sessionHours } from "../pitch-session/embed.server.ts";
import { pitchSessionWords } from "../pitch-session/words.ts";
import { useLanguage, useWords } from "../shell/language.tsx";
import { pageMetadata } from "../shell/page-metadata.ts";
import { rootData } from "../shell/root-data.ts";
import { eventData } from "../shell/structured-data.ts";
import type { Route } from "./+types/session.page.ts";
import { sessionPageWords } from "./words.ts";

/** This page is not cached, so that a startup that withdraws its card disappears at the next request. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const { db, content, lang } = context.get(services);
  const session = content.list("event", lang).find(({ id }) => id === params.id);
  if (!session) throw new Response(null, { status: 404 });
  const { id, name, startsOn, endsOn, startTime, endTime, place, format } = session;
  const { days } = formats[lang];
  const now = new Date();
  const words = sessionPageWords.in(lang);
  const record = await recordOf(db, id);
  const { cancelled, seats, seated, waiting } = await seatsOf(db, session);
  const { stages, sectors } = content.page("pitch-application", lang).options;
  const labelIn = (options: readonly { id: string; label: string }[], chosen: string) =>
    options.find((each) => each.id === chosen)?.label ?? "";
  const when = startsOn && days(startsOn, endsOn ?? startsOn);
  return {
    ...{ id, name, startsOn, endsOn, startTime, endTime, place, format, when },
    hours: sessionHours(session, lang),
    isCancelled: cancelled !== null,
    isOver: startsOn !== null && now >= endOf({ ...session, startsOn }),
    seats:
      startsOn && !cancelled && now < reservesUntil({ ...session, startsOn })
        ? { seats, free: seats - seated, waiting }
        : null,
    record: record && {
      closedOn: parisDay(record.closedAt),
      counts: {
        applied: record.applied,
        selected: record.selected,
        pitched: record.pitched,
        present: record.present,
        wishes: record.wishes,
        introductions: record.introductions,
        met: (await countMet(db, id, record.closedAt)) || null,
      },
    },
    cards: record
      ? (await shownCards(db, id)).map(({ stage, sector, ...card }) => ({
          ...card,
          host: URL.parse(card.website)?.hostname ?? "",
          about: [labelIn(sectors, sector), labelIn(stages, stage)].filter(Boolean).join(", "),
        }))
      : [],
    showcase: showcasePathOf(id, content.list("startup", lang).filter((each) => each.session === id).length),
    metadata: {
      title: words.metaTitle(name),
      description: record
        ? words.metaDescriptionClosed(name, record.pitched)
        : words[cancelled ? "metaDescriptionCancelled" : "metaDescription"](name, when ?? words.dateFollows),
    },
  };
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
  const root = rootData(matches);
  if (!loaderData || !root) return [];
  const { id, metadata, isCancelled, startsOn } = loaderData;
  const path = pathOf("session-page", { id });
  return [
    ...pageMetadata("session-page", metadata, root, { path, social: "pitch-session" }),
    ...(startsOn && !isCancelled
      ? [
          eventData(
            { ...loaderData, startsOn, description: metadata.description },
            `${root.appUrl}${path}`,
            root.organisation,
          ),
        ]
      : []),
  ];
};

export default function SessionPage({ loaderData }: Route.ComponentProps) {
  const { id, name, when, hours, place, format, seats, isCancelled, isOver, record, cards, showcase } = loaderData;
  const words = useWords(sessionPageWords);
  const names = useWords(pitchSessionWords);
  const { day, count } = formats[useLanguage().lang];
  return (
    <>
      <section className="page section grid justify-items-start gap-5">
        <p>
          <TextLink to={pathOf("pitch-session")}>{words.back}</TextLink>
        </p>
        <h1>{name}</h1>
        {isCancelled && (
          <p>
            <strong>{words.cancelled}</strong>
          </p>
        )}
        <Rows
          className="w-full"
          rows={[
            { label: words.facts.date, value: when ?? words.dateFollows },
            { label: words.facts.hours, value: hours },
            { label: words.facts.place, value: place },
            { label: words.facts.format, value: format && names[format] },
            { label: words.facts.seats, value: seats && words.free(seats) },
          ].filter(({ value }) => value)}
        />
        {seats && (
          <>
            <LinkButton to={pathOf("investor-session", { id })}>{words.reserve}</LinkButton>
            <p className="note">{words.reserveNote}</p>
          </>
        )}
        {isOver && !record && !isCancelled && <p>{words.counting}</p>}
        {showcase && <TextLink to={showcase}>{words.showcase}</TextLink>}
      </section>
      {record && (
        <section className="page section grid justify-items-start gap-5">
          <h2>{words.record}</h2>
          <Rows
            className="w-full"
            rows={(Object.keys(record.counts) as (keyof typeof record.counts)[]).flatMap((counted) => {
              const figure = record.counts[counted];
              if (figure === null) return [];
              return [{ label: words.counts[counted], value: <span className="figure">{count(figure)}</span> }];
            })}
          />
          <p className="note">{words.closedOn(day(record.closedOn), record.counts.met !== null)}</p>
          {cards.length > 0 && (
            <>
              <h2>{words.cards}</h2>
              <p className="note">{words.cardsNote}</p>
              <ul className="grid w-full gap-5 m:grid-cols-2">
                {cards.map(({ startup, name: shown, about, website, host }) => (
                  <li key={startup} className="panel grid content-start justify-items-start gap-3">
                    <h3>{shown}</h3>
                    {about && <p>{about}</p>}
                    {host && (
                      <a href={website} target="_blank" rel="noopener nofollow ugc" className="link">
                        {host} <span className="sr-only">({words.newTab})</span>
                      </a>
                    )}
                  </li>
                ))}
              </ul>
            </>
          )}
        </section>
      )}
    </>
  );
}
