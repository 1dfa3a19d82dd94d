import { Fragment } from "react";
import { applicantParts, applicantsFor } from "../../../domain/pitch-session/applicants.server.ts";
import { isConfirmed } from "../../../domain/pitch-session/participation-fee.ts";
import { feesOf } from "../../../domain/pitch-session/settled-fees.server.ts";
import { sessionsToCome } from "../../../domain/pitch-session/pitch-session.ts";
import { acceptedFor } from "../../../domain/pitch-session/session-place.server.ts";
import { sessionsOver } from "../../../domain/session-record/record.server.ts";
import { guestCounts } from "../../../domain/session-seat/desk.server.ts";
import { pageNumber } from "../../../platform/db/numbered-page.server.ts";
import { formats } from "../../../platform/language/format.ts";
import { parisDay } from "../../../platform/language/paris-day.ts";
import { DataTable } from "../../../ui/data-table.tsx";
import { TextLink } from "../../../ui/text-link.tsx";
import { CompanyLogo } from "../../../ui/company-logo.tsx";
import { logoPath, pathOf } from "../../paths.ts";
import { useLanguage, useWords } from "../../shell/language.tsx";
import { DeskHeading } from "../kit/desk-heading.tsx";
import { EmailAddress } from "../kit/email-address.tsx";
import { cancelledSessions } from "../../../domain/session-seat/cancelled.server.ts";
import { NumberedPages } from "../kit/numbered-pages.tsx";
import { requireColleague } from "../../shell/require.server.ts";
import { Tag } from "../kit/tag.tsx";
import { deskWords } from "../words.ts";
import type { Route } from "./+types/sessions.page.ts";
import { deskSessionsWords } from "./words.ts";

export async function loader(args: Route.LoaderArgs) {
  const { actor, db, content, lang } = requireColleague(args);
  const search = new URL(args.request.url).searchParams;
  const sessions = [];
  const coming = sessionsToCome(content.list("event", lang), parisDay(new Date()));
  const cancelled = await cancelledSessions(db);
  const guests = await guestCounts(
    db,
    actor,
    coming.map(({ id }) => id),
  );
  for (const { id, name, startsOn, endsOn, capacity } of coming) {
    const places = (await acceptedFor(db, actor, id)).map(({ lead }) => lead);
    const fees = await feesOf(db, actor, places);
    const confirmed = places.filter((lead) => {
      const fee = fees.get(lead);
      return fee && isConfirmed(fee);
    });
    const parts = [];
    for (const part of applicantParts) {
      const isTurned = search.get("session") === id && search.get("part") === part;
      const { rows, ...pages } = await applicantsFor(db, actor, id, part, isTurned ? pageNumber(search) : 1);
      const applicants = rows.map((each) => ({ ...each, isConfirmed: confirmed.includes(each.lead) }));
      parts.push({ part, applicants, ...pages });
    }
    sessions.push({
      ...{ id, name, startsOn, endsOn: endsOn ?? startsOn, capacity },
      isCancelled: cancelled.has(id),
      ...{ taken: places.length, confirmed: confirmed.length, parts },
      guests: guests.get(id) ?? { seated: 0, waiting: 0 },
    });
  }
  const over = await sessionsOver(db, actor, content.list("event", lang));
  return {
    title: deskWords.in(lang).title(deskSessionsWords.in(lang).title),
    sessions,
    over: over.map(({ id, name, startsOn, endsOn, from, state }) => ({
      ...{ id, name, startsOn, endsOn: endsOn ?? startsOn, from, state },
    })),
  };
}

export default function SessionsPage({ loaderData: { sessions, over } }: Route.ComponentProps) {
  const words = useWords(deskSessionsWords);
  const { days, moment, count } = formats[useLanguage().lang];
  return (
    <>
      <DeskHeading title={words.title} text={words.text} />
      {sessions.length === 0 && (
        <div className="desk-empty">
          <strong>{words.none}</strong>
          <span>{words.noneText}</span>
        </div>
      )}
      {sessions.map(({ id, name, startsOn, endsOn, capacity, isCancelled, taken, confirmed, guests, parts }) => (
        <section key={id} className="desk-panel">
          <h2>
            <TextLink to={pathOf("admin-session", { id })}>
              {name}, {days(startsOn, endsOn)}
            </TextLink>{" "}
            {isCancelled && <Tag tone="bad">{words.cancelled}</Tag>}
          </h2>
          <p>
            {capacity === null ? words.noLimit(taken) : words.taken(taken, count(capacity))}
            {taken > 0 && `, ${words.confirmed(confirmed)}`}
          </p>
          <p>{words.guests(guests.seated, guests.waiting)}</p>
          {parts.every(({ total }) => total === 0) && <p className="note">{words.nobody}</p>}
          {parts.map(
            ({ part, applicants, ...pages }) =>
              applicants.length > 0 && (
                <Fragment key={part}>
                  <h3>{words.parts[part]}</h3>
                  {part === "form" && <p className="note">{words.formText}</p>}
                  <Applicants
                    name={`${name}, ${words.parts[part]}`}
                    applicants={applicants}
                    isCancelled={isCancelled}
                  />
                  <NumberedPages path={pathOf("admin-sessions")} filters={{ session: id, part }} {...pages} />
                </Fragment>
              ),
          )}
        </section>
      ))}
      {over.length > 0 && (
        <section className="desk-part">
          <h2>{words.over}</h2>
          <ul className="desk-panel desk-lines">
            {over.map(({ id, name, startsOn, endsOn, from, state }) => (
              <li key={id}>
                <TextLink to={pathOf("admin-session", { id })}>{name}</TextLink>
                <span>
                  {state === "to-close" && <Tag tone="warn">{words.toClose}</Tag>}
                  {state === "cancelled" && <Tag tone="bad">{words.cancelled}</Tag>}
                  {state === "early" && words.closesFrom(moment(from))}
                  {state === "closed" && words.closed}
                </span>
                <span className="desk-when">{days(startsOn, endsOn)}</span>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}

type Listed = Route.ComponentProps["loaderData"]["sessions"][number]["parts"][number]["applicants"];

type ApplicantsProps = { name: string; applicants: Listed; isCancelled: boolean };

function Applicants({ name, applicants, isCancelled }: ApplicantsProps) {
  const { columns, ...own } = useWords(deskSessionsWords);
  const { moment } = formats[useLanguage().lang];
  return (
    <DataTable
      caption={name}
      captionHidden
      columns={[
        { title: columns.startup },
        { title: columns.score, figures: true },
        { title: columns.programme, from: "m" },
        { title: columns.sent, from: "m" },
      ]}
      rows={applicants.map(
        ({ lead, startup, email, founder, logo, score, inProgramme, isUnproven, sentAt, hasPlace, ...place }) => ({
          id: lead,
          cells: [
            <div key="startup" className="flex gap-3 items-center">
              {/* Anyone can submit the public form with the e-mail address of another person's account. The
                  account's logo is therefore shown only if the applicant proved ownership of the address. */}
              <CompanyLogo
                name={startup || email}
                image={founder && !isUnproven ? logoPath(founder, logo) : undefined}
              />
              <div>
                <TextLink to={pathOf("admin-lead", { id: lead })}>{startup || own.unnamed}</TextLink>
                <span className="desk-sub">
                  <EmailAddress email={email} />
                </span>
                {isUnproven && <span className="desk-sub">{own.fromForm}</span>}
                {hasPlace && !isCancelled && (
                  <span className="block font-normal">
                    <Tag tone={place.isConfirmed ? "good" : "warn"}>
                      {place.isConfirmed ? own.isConfirmed : own.feeOpen}
                    </Tag>
                  </span>
                )}
                {!hasPlace && (place.refusedFor || place.wasTakenBack) && (
                  <span className="block font-normal">
                    <Tag tone="quiet">
                      {place.refusedFor === null
                        ? own.takenBack
                        : own.answered[place.refusedFor === "cancelled" ? "cancelled" : "no"]}
                    </Tag>
                  </span>
                )}
              </div>
            </div>,
            score ?? (founder === null ? own.noAccount : own.noScore),
            inProgramme && own.yes,
            moment(sentAt),
          ],
        }),
      )}
    />
  );
}
