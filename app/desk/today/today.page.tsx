import type { ReactNode } from "react";
import { Link } from "react-router";
import { formats } from "../../../platform/language/format.ts";
import { parisDay } from "../../../platform/language/paris-day.ts";
import { Disclosure } from "../../../ui/disclosure.tsx";
import { pathOf } from "../../paths.ts";
import { services, visitor } from "../../server/context.server.ts";
import { useLanguage, useWords } from "../../shell/language.tsx";
import { Left } from "../applications/counter.tsx";
import { requireActor } from "../kit/require-actor.server.ts";
import { DeskHeading } from "../kit/desk-heading.tsx";
import { deskMetadata } from "../kit/desk-metadata.ts";
import { listPath } from "../kit/list-address.ts";
import { deskWords } from "../words.ts";
import type { Route } from "./+types/today.page.ts";
import { type Check, checklist, type SettledIn } from "./checklist.server.ts";
import { whatWaits } from "./waiting.server.ts";
import { deskTodayWords } from "./words.ts";

export async function loader(asked: Route.LoaderArgs) {
  const actor = requireActor(asked);
  const { db, database, content, env } = asked.context.get(services);
  const { lang } = asked.context.get(visitor);
  const own = deskWords.in(lang);
  return {
    title: own.title(own.nav.admin),
    today: parisDay(new Date()),
    ...(await whatWaits(db, content, actor)),
    checks: await checklist(database, content, env, lang),
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => deskMetadata(loaderData?.title);

type Line = keyof Route.ComponentProps["loaderData"]["waiting"];

/** In this order: what is late, what somebody waits for, what has gone wrong, what came. */
const order: Line[] = [
  "late",
  "first",
  "final",
  "registrations",
  "investors",
  "plans",
  "reviews",
  "mentors",
  "privacy",
  "freePlaces",
  "untold",
  "stuck",
  "held",
  "leads",
];

const leads = (filters: Record<string, string>) => listPath(pathOf("admin-leads"), filters);
const applications = (view: string) => listPath(pathOf("admin-applications"), { view });

/** Where a line is settled; undefined while the desk has no such page. */
function addressOfLine(line: Line, today: string, asksAlone: string | null) {
  const people = pathOf("admin-people");
  const addresses: Record<Line, string | undefined> = {
    reviews: pathOf("admin-score-reviews"),
    mentors: pathOf("admin-mentors"),
    late: applications("late"),
    first: applications("first"),
    final: applications("final"),
    freePlaces: applications("waitlisted"),
    registrations: leads({ form: "investor-registration", state: "new" }),
    investors: listPath(people, { role: "investor", state: "waiting" }),
    plans: asksAlone ? pathOf("admin-person", { id: asksAlone }) : listPath(people, { state: "asks" }),
    privacy: listPath(pathOf("admin-privacy"), { state: "open" }),
    untold: leads({ state: "untold" }),
    stuck: listPath(pathOf("admin-deliveries"), { state: "stuck" }),
    held: listPath(pathOf("admin-deliveries"), { state: "held" }),
    leads: leads({ from: today, state: "new" }),
  };
  return addresses[line];
}

function Entry({
  figure,
  to,
  title,
  children,
}: {
  figure: string;
  to: string | undefined;
  title: string;
  children?: ReactNode;
}) {
  return (
    <li>
      <span className="figure">{figure}</span>
      <div>
        {to ? <Link to={to}>{title}</Link> : <strong>{title}</strong>}
        {children}
      </div>
    </li>
  );
}

function Settle({ settledIn }: { settledIn: SettledIn }) {
  const own = useWords(deskTodayWords);
  if (settledIn === "command") return <span className="desk-sub">{own.command}</span>;
  if ("variables" in settledIn) return <span className="desk-sub">{own.variables(settledIn.variables)}</span>;
  const content = pathOf("admin-content");
  return content ? (
    <Link className="link" to={listPath(`${content}/${settledIn.kind}`, { state: settledIn.state ?? "" })}>
      {own.settle}
    </Link>
  ) : null;
}

function OpenChecks({ checks }: { checks: Check[] }) {
  const { lang } = useLanguage();
  const own = useWords(deskTodayWords);
  return (
    <ul className="today">
      {checks.map(({ id, count, at, settledIn }) => {
        const words = own.checks[id];
        return (
          words && (
            <li key={id}>
              <span className="figure">{count ?? "!"}</span>
              <div>
                <strong>{(count === 1 && words.one) || words.open}</strong>
                <span className="desk-sub">
                  {words.text} {at && own.lastBackup(formats[lang].moment(at))}
                  {at === null && own.noBackup}
                </span>
                <Settle settledIn={settledIn} />
              </div>
            </li>
          )
        );
      })}
    </ul>
  );
}

export default function TodayPage({ loaderData }: Route.ComponentProps) {
  const { today, promised, waiting, ofDay, causes, asksAlone, checks } = loaderData;
  const { lang } = useLanguage();
  const desk = useWords(deskWords);
  const own = useWords(deskTodayWords);
  const { date, moment, weekday } = formats[lang];
  const shown = order.filter((line) => waiting[line].count > 0);
  const [open, done] = [checks.filter((check) => !check.done), checks.filter((check) => check.done)];
  const more: Partial<Record<Line, string>> = {
    first: own.texts.first(promised.application),
    registrations: own.texts.registrations(promised.investor),
    investors: own.texts.investors,
    plans: own.texts.plans,
    reviews: own.texts.reviews(promised.review),
    privacy: own.texts.privacy,
    untold: own.texts.untold,
    stuck: causes.map(({ cause, count }) => own.ofForm(desk.delivery.causes[cause], count)).join(". "),
    held: own.texts.held,
    leads: ofDay.map(({ form, count }) => own.ofForm(desk.forms[form] ?? form, count)).join(", "),
  };
  return (
    <>
      <DeskHeading title={own.title} text={weekday(today)} />
      <div className="today-columns">
        <section className="desk-part">
          <h2>{own.waits}</h2>
          {shown.length === 0 ? (
            <div className="desk-empty">
              <strong>{own.nothing}</strong>
              <span>{own.nothingText}</span>
            </div>
          ) : (
            <ul className="today">
              {shown.map((line) => {
                const { count, late, since, due } = waiting[line];
                return (
                  <Entry
                    key={line}
                    figure={count >= 1_000 ? "1000+" : String(count)}
                    to={addressOfLine(line, today, asksAlone)}
                    title={(count === 1 ? own.one : own.lines)[line]}
                  >
                    <span className="desk-sub">
                      {more[line]} {since && own.since(line === "privacy" ? date(since) : moment(since))}
                    </span>
                    {due && (
                      <span>
                        {own.oldest} <Left due={due} />
                      </span>
                    )}
                    {line === "reviews" && late > 0 && <span className="text-bad">{own.pastDays(late)}</span>}
                    {line === "privacy" && late > 0 && <span className="text-bad">{own.pastMonth(late)}</span>}
                    {line === "registrations" && late > 0 && (
                      <span className="text-bad">{own.late(late, promised.investor)}</span>
                    )}
                  </Entry>
                );
              })}
            </ul>
          )}
        </section>
        <section className="desk-part">
          <h2>{own.launch}</h2>
          {open.length > 0 ? <OpenChecks checks={open} /> : <p>{own.allDone}</p>}
          {done.length > 0 && (
            <Disclosure title={own.doneTitle(done.length)}>
              <ul className="desk-lines">
                {done.map(({ id }) => (
                  <li key={id}>{own.checks[id]?.done}</li>
                ))}
              </ul>
            </Disclosure>
          )}
        </section>
      </div>
    </>
  );
}
