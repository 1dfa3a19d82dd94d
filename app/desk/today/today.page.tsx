import { Link } from "react-router";
import { reviewsDue } from "../../../domain/application/review/due.server.ts";
import { reviewHours } from "../../../domain/publication/publication.ts";
import { may } from "../../../domain/team/rights.ts";
import { formats } from "../../../platform/language/format.ts";
import { parisDay } from "../../../platform/language/paris-day.ts";
import { withCapital } from "../../../platform/language/with-capital.ts";
import { Disclosure } from "../../../ui/disclosure.tsx";
import { useLanguage, useWords } from "../../shell/language.tsx";
import { NoBreak } from "../../shell/no-break.tsx";
import { Left } from "../applications/counter.tsx";
import { requireColleague } from "../../shell/require.server.ts";
import { DeskHeading } from "../kit/desk-heading.tsx";
import { useOpens } from "../kit/use-opens.ts";
import { OwnFunctions } from "./own-functions.tsx";
import { deskWords } from "../words.ts";
import type { Route } from "./+types/today.page.ts";
import { checklist } from "./checklist.server.ts";
import { ThisWeek } from "./this-week.tsx";
import { whatWaits } from "./waiting.server.ts";
import { weekOf } from "./week.server.ts";
import { deskTodayWords } from "./words.ts";
import { OpenChecks } from "./open-checks.tsx";
import { ReviewsDuePart } from "./reviews-due.tsx";
import { type Line, order, addressOfLine } from "./waiting-lines.ts";

export async function loader(args: Route.LoaderArgs) {
  const { actor, db, database, content, env, lang } = requireColleague(args);
  const words = deskWords.in(lang);
  return {
    title: words.title(words.nav.admin),
    today: parisDay(new Date()),
    ...(await whatWaits(db, actor, content)),
    due: may(actor, "score") ? await reviewsDue(db, actor) : [],
    me: actor.viewer.id,
    week: await weekOf(db, actor, content, lang),
    functions: actor.viewer.role === "admin" ? null : actor.viewer.functions,
    checks: may(actor, "deliveries") ? await checklist(database, content, env, lang) : [],
  };
}

export default function TodayPage({ loaderData }: Route.ComponentProps) {
  const { today, promised, waiting, ofDay, causes, asksAlone, hostlessNext, week, functions, checks } = loaderData;
  const { lang } = useLanguage();
  const desk = useWords(deskWords);
  const words = useWords(deskTodayWords);
  const opens = useOpens();
  const { count: inDigits, date, moment, weekday } = formats[lang];
  const shown = order.filter((line) => waiting[line].count > 0);
  const [open, done] = [checks.filter((check) => !check.done), checks.filter((check) => check.done)];
  const behind = causes.reduce((sum, cause) => sum + cause.behind, 0);
  const stuck = causes.map(({ cause, count }) => words.ofForm(desk.delivery.causes[cause], count));
  const more: Partial<Record<Line, string>> = {
    first: words.texts.first(promised.application),
    times: words.texts.times,
    hostless: words.texts.hostless,
    registrations: words.texts.registrations(promised.investor),
    sessionDates: words.texts.sessionDates,
    seatsToGive: words.texts.seatsToGive,
    closings: words.texts.closings,
    investors: words.texts.investors(promised.investor),
    plans: words.texts.plans,
    publications: words.texts.publications(reviewHours),
    reviews: words.texts.reviews(promised.review),
    privacy: words.texts.privacy,
    untold: words.texts.untold,
    stuck: [...stuck, ...(behind > 0 ? [words.behind(behind)] : [])].map((each) => `${each}.`).join(" "),
    held: words.texts.held,
    leads: ofDay.map(({ form, count }) => words.ofForm(desk.forms[form] ?? form, count)).join(", "),
  };
  return (
    <>
      <DeskHeading title={words.title} text={withCapital(weekday(today))} />
      {functions && <OwnFunctions functions={functions} />}
      {opens("admin-applications") && (
        <section className="desk-part">
          <h2>{words.waits}</h2>
          {shown.length === 0 ? (
            <div className="desk-empty">
              <strong>{words.nothing}</strong>
              <span>{words.nothingText}</span>
            </div>
          ) : (
            <ul className="today">
              {shown.map((line) => {
                const { count, late, since, due } = waiting[line];
                const to = addressOfLine(line, { today, asksAlone, hostlessNext });
                const title = <NoBreak text={(count === 1 ? words.one : words.lines)[line]} />;
                return (
                  <li key={line}>
                    <span className="figure">{count >= 1_000 ? `${inDigits(1_000)}+` : String(count)}</span>
                    <div>
                      {to ? <Link to={to}>{title}</Link> : <strong>{title}</strong>}
                      <span className="desk-sub">
                        {more[line]} {since && words.since(line === "privacy" ? date(since) : moment(since), count)}
                      </span>
                      {due && (
                        <span>
                          {count > 1 && `${words.oldest} `}
                          <Left due={due} />
                        </span>
                      )}
                      {line === "reviews" && late > 0 && <span className="text-bad">{words.pastDays(late)}</span>}
                      {line === "privacy" && late > 0 && <span className="text-bad">{words.pastMonth(late)}</span>}
                      {late > 0 && (line === "investors" || (line === "registrations" && count > 1)) && (
                        <span className="text-bad">{words.late(late, promised.investor)}</span>
                      )}
                    </div>
                  </li>
                );
              })}
            </ul>
          )}
        </section>
      )}
      <ReviewsDuePart due={loaderData.due} me={loaderData.me} />
      {week && <ThisWeek {...week} />}
      {checks.length > 0 && (
        <section className="today-once">
          <Disclosure title={words.launch(open.length, done.length)}>
            {open.length > 0 && <OpenChecks checks={open} />}
            <ul className="desk-lines">
              {done.map(({ id }) => (
                <li key={id}>{words.checks[id]?.done}</li>
              ))}
            </ul>
          </Disclosure>
        </section>
      )}
    </>
  );
}
