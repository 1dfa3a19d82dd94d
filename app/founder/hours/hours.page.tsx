import { mayMeet } from "../../../domain/meeting/booking.server.ts";
import { ownMeetings } from "../../../domain/meeting/own-meetings.server.ts";
import { readHosts } from "../../../domain/meeting/hosts.server.ts";
import { timesOf } from "../../../domain/meeting/times.server.ts";
import { NotInPlan } from "../../../domain/audit/not-allowed.ts";
import { mustRead } from "../../../domain/startup/access.ts";
import { formats } from "../../../platform/language/format.ts";
import { TextLink } from "../../../ui/text-link.tsx";
import { pathOf } from "../../paths.ts";
import { useLanguage, useWords } from "../../shell/language.tsx";
import { requireActor } from "../../shell/require.server.ts";
import workspaceStyles from "../../shell/workspace.css?url";
import { CockpitHead } from "../cockpit-head.tsx";
import type { Route } from "./+types/hours.page.ts";
import hoursStyles from "./hours.css?url";
import { hoursWords } from "./words.ts";

export const links: Route.LinksFunction = () => [
  { rel: "stylesheet", href: workspaceStyles },
  { rel: "stylesheet", href: hoursStyles },
];

export async function loader(args: Route.LoaderArgs) {
  const { actor, db, content, lang } = requireActor(args, "founder");
  const now = new Date();
  const founder = mustRead(actor);
  const known = await readHosts(db, content, lang);
  const isOpen = {
    mentor: await mayMeet(db, founder, "mentor").catch((error: unknown) => {
      if (error instanceof NotInPlan) return false;
      throw error;
    }),
    expert: await mayMeet(db, founder, "expert"),
  };
  const hosts = [];
  for (const host of known) {
    const { offers } = await timesOf(db, { ...host, guest: founder }, now);
    const { id, kind, name, role, sample, available } = host;
    const times = { free: offers.length, next: offers[0] ?? null };
    hosts.push({ id, kind, name, role, sample, available, ...times, isOpen: isOpen[kind] });
  }
  const meetings = (await ownMeetings(db, actor)).map(({ id, host, startsAt, endsAt, topic, cancelledAt }) => ({
    ...{ id, startsAt, topic, isCancelled: cancelledAt !== null, isToCome: !cancelledAt && endsAt > now },
    with: known.find((each) => each.id === host)?.name ?? null,
  }));
  return { title: hoursWords.in(lang).title, hosts, meetings };
}

export default function HoursPage({ loaderData: { title, hosts, meetings } }: Route.ComponentProps) {
  const words = useWords(hoursWords);
  const { moment } = formats[useLanguage().lang];
  const toCome = meetings.filter(({ isToCome }) => isToCome).toReversed();
  const past = meetings.filter(({ isToCome }) => !isToCome);
  const line = (each: (typeof meetings)[number]) => (
    <li key={each.id}>
      <p>
        <strong>{moment(each.startsAt)}</strong> {each.isCancelled && <span className="mark">{words.cancelled}</span>}
        <br />
        {each.with ?? words.someone}
        {/* An empty `lang` attribute, because the language of the topic is unknown. */}
        <span lang="" className="note wrap-anywhere">
          {" "}
          {each.topic}
        </span>
      </p>
      <TextLink to={pathOf("founder-meeting", { id: each.id })}>{each.isToCome ? words.open : words.details}</TextLink>
    </li>
  );
  return (
    <>
      <CockpitHead title={title} context={words.text} />
      <div className="cockpit-work">
        <section className="panel workspace-part">
          <h2>{words.own}</h2>
          <TextLink to={pathOf("account-calendar")}>{words.calendar}</TextLink>
          {toCome.length === 0 ? <p>{words.none}</p> : <ul className="hour-list">{toCome.map(line)}</ul>}
        </section>
        <section className="panel workspace-part">
          <h2>{words.hosts}</h2>
          <ul className="hour-list">
            {hosts.map(({ id, kind, name, role, sample, available, free, next, isOpen }) => (
              <li key={id}>
                <p>
                  <strong>{name}</strong> {sample && <span className="mark">{words.sample}</span>}
                  <br />
                  <span className="note">{role || words.kinds[kind]}</span>
                  <br />
                  <span className="note">
                    {next ? words.times(free, moment(next)) : available ? words.noHours : words.unavailable}
                  </span>
                </p>
                {!available ? null : isOpen ? (
                  <TextLink to={pathOf("founder-hours-host", { host: id })}>
                    {next ? words.choose : words.watch} <span className="sr-only">{name}</span>
                  </TextLink>
                ) : (
                  <p className="note">{kind === "mentor" ? words.locked : words.programme}</p>
                )}
              </li>
            ))}
          </ul>
        </section>
        {past.length > 0 && (
          <section className="panel workspace-part">
            <h2>{words.past}</h2>
            <ul className="hour-list">{past.map(line)}</ul>
          </section>
        )}
      </div>
    </>
  );
}
