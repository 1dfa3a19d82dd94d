import styles from "./figures.css?url";
import { formats } from "../../../platform/language/format.ts";
import { services } from "../../context/context.server.ts";
import { useLanguage, useWords } from "../../shell/language.tsx";
import { requireColleague } from "../../shell/require.server.ts";
import { DeskHeading } from "../kit/desk-heading.tsx";
import { deskWords } from "../words.ts";
import type { Route } from "./+types/figures.page.ts";
import { chosenPeriod } from "./chosen-period.server.ts";
import { shownFigures } from "./figures.server.ts";
import { Breakdowns } from "./breakdowns.tsx";
import { Funnels } from "./funnels.tsx";
import { FirstFigures } from "./first-figures.tsx";
import { PeriodChoice } from "./period-choice.tsx";
import { TimelinePanel } from "./timeline-panel.tsx";
import { deskFiguresWords } from "./words.ts";

export async function loader(args: Route.LoaderArgs) {
  const { actor, lang } = requireColleague(args);
  const words = deskWords.in(lang);
  const { db, content } = args.context.get(services);
  const figures = await shownFigures(db, actor, content, chosenPeriod(args.request));
  return { title: words.title(words.nav["admin-figures"]), ...figures };
}

export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: styles }];

export default function FiguresPage({ loaderData }: Route.ComponentProps) {
  const { period, before, totals, since, visitSteps, leadSteps, response } = loaderData;
  const { nav } = useWords(deskWords);
  const words = useWords(deskFiguresWords);
  const { count, date } = formats[useLanguage().lang];
  const byMonth = period.name === "12m";
  const visitors = count(totals.visitors.value);
  const opened = count(totals.visits.value);
  const leads = count(totals.leads.value);
  return (
    <>
      <DeskHeading title={nav["admin-figures"]} />
      <PeriodChoice period={period} before={before} />
      <FirstFigures totals={totals} response={response} />
      <TimelinePanel
        id="visits"
        title={words.visitsTitle}
        definition={`${words.visitsDefinition} ${words.visitsLeftOut} ${since ? words.since(date(since)) : ""}`}
        label={words.visitsChart(visitors, opened)}
        series={[
          { name: words.visitors, total: visitors, values: visitSteps.map((step) => step.visitors) },
          { name: words.visits, total: opened, values: visitSteps.map((step) => step.visits) },
        ]}
        steps={visitSteps.map(({ step }) => step)}
        byMonth={byMonth}
        empty={totals.visits.value === 0 && words.noVisits}
      />
      <TimelinePanel
        id="leads"
        title={words.leads}
        definition={words.leadsDefinition}
        label={words.leadsChart(leads)}
        series={[{ name: words.leads, total: leads, values: leadSteps.map((step) => step.leads) }]}
        steps={leadSteps.map(({ step }) => step)}
        byMonth={byMonth}
        empty={totals.leads.value === 0 && words.noLeads}
      />
      <div className="figures-columns">
        <Breakdowns {...loaderData} />
        <Funnels {...loaderData} />
      </div>
    </>
  );
}
