import { absences } from "../../../domain/meeting/after.server.ts";
import { endedHostLinks } from "../../../domain/meeting/host-link.server.ts";
import { readHosts } from "../../../domain/meeting/hosts.server.ts";
import { hostsWithEmail, keeps, meetingsOfHosts, weeksOf } from "../../../domain/meeting/keep-hours.server.ts";
import { formats } from "../../../platform/language/format.ts";
import { TextLink } from "../../../ui/text-link.tsx";
import { pathOf } from "../../paths.ts";
import { hostHoursWords } from "../../hours/words.ts";
import { useLanguage, useWords } from "../../shell/language.tsx";
import { requireColleague } from "../../shell/require.server.ts";
import { DeskHeading } from "../kit/desk-heading.tsx";
import { NothingHere } from "../kit/nothing-here.tsx";
import { deskWords } from "../words.ts";
import type { Route } from "./+types/hours.page.ts";
import { deskHoursWords } from "./words.ts";

export async function loader(args: Route.LoaderArgs) {
  const { actor, db, content, lang } = requireColleague(args);
  const hosts = (await readHosts(db, content, lang)).filter(({ id }) => keeps(actor.viewer, id));
  const weeks = await weeksOf(
    db,
    actor,
    hosts.map(({ id }) => id),
  );
  const reached = await hostsWithEmail(db, actor);
  const ended = await endedHostLinks(db, actor);
  const names = new Map(hosts.map(({ id, name }) => [id, name]));
  return {
    title: deskWords.in(lang).title(deskHoursWords.in(lang).title),
    hosts: hosts.map(({ id, kind, name, available }) => ({
      ...{ id, kind, name, available },
      weekdays: (weeks.get(id) ?? []).map(({ weekday }) => weekday),
      isLinkEnded: ended.has(id),
      isTold: kind === "expert" || reached.has(id),
    })),
    missed: (await absences(db, actor)).map((each) => ({ ...each, name: each.startup ?? names.get(each.id) ?? null })),
    meetings: (await meetingsOfHosts(db, actor)).map(({ id, host, startsAt, startup, guest }) => ({
      ...{ id, host, startsAt, startup, guest },
      with: names.get(host) ?? null,
    })),
  };
}

export default function HoursPage({ loaderData: { hosts, meetings, missed } }: Route.ComponentProps) {
  const words = useWords(deskHoursWords);
  const hours = useWords(hostHoursWords);
  const { moment, list } = formats[useLanguage().lang];
  return (
    <>
      <DeskHeading title={words.title} text={words.text} />
      <section className="desk-part">
        <h2>{words.hosts}</h2>
        {hosts.length === 0 && <NothingHere title={words.none} text={words.noneText} />}
        <ul className="desk-panel desk-lines">
          {hosts.map(({ id, kind, name, available, weekdays, isTold, isLinkEnded }) => (
            <li key={id}>
              <TextLink to={pathOf("admin-hours-host", { host: id })}>{name}</TextLink>
              <span>{words.kinds[kind]}</span>
              <span className="desk-when">
                {!available
                  ? words.unavailable
                  : weekdays.length > 0
                    ? words.open(list(weekdays.map((each) => hours.days[each - 1] ?? "")))
                    : words.closed}
                {!isTold && weekdays.length > 0 && <span className="desk-sub">{words.noEmail}</span>}
                {isLinkEnded && <span className="desk-sub">{words.linkEnded}</span>}
              </span>
            </li>
          ))}
        </ul>
      </section>
      {missed.length > 0 && (
        <section className="desk-part">
          <h2>{words.missed}</h2>
          <p className="note">{words.missedText}</p>
          <ul className="desk-panel desk-lines">
            {missed.map(({ kind, id, name, times }) => (
              <li key={`${kind} ${id}`}>
                <TextLink
                  to={
                    kind === "host"
                      ? pathOf("admin-hours-host", { host: id })
                      : pathOf("admin-startup", { startup: id })
                  }
                >
                  {name ?? words.startup}
                </TextLink>
                <span>{kind === "host" ? words.missedHost : words.missedStartup}</span>
                <span className="desk-when">{words.missedTimes(times)}</span>
              </li>
            ))}
          </ul>
        </section>
      )}
      <section className="desk-part">
        <h2>{words.meetings}</h2>
        {meetings.length === 0 ? (
          <p className="note">{words.noMeetings}</p>
        ) : (
          <ul className="desk-panel desk-lines">
            {meetings.map((each) => (
              <li key={each.id}>
                <TextLink to={pathOf("admin-hours-host", { host: each.host })}>{moment(each.startsAt)}</TextLink>
                <span>{each.with}</span>
                <span className="desk-when">
                  {each.guest ?? words.someone}, {each.startup || words.startup}
                </span>
              </li>
            ))}
          </ul>
        )}
      </section>
    </>
  );
}
