import { formats } from "../../../platform/language/format.ts";
import { services, visitor } from "../../context/context.server.ts";
import { useLanguage, useWords } from "../../shell/language.tsx";
import { requireColleague } from "../../shell/require.server.ts";
import { DeskHeading } from "../kit/desk-heading.tsx";
import { noindexMetadata } from "../../shell/noindex-metadata.ts";
import { deskWords } from "../words.ts";
import type { Route } from "./+types/figures.page.ts";
import { chosenPeriod } from "./chosen-period.server.ts";
import { shownFigures } from "./figures.server.ts";
import { Funnels } from "./funnels.tsx";
import { FirstFigures } from "./first-figures.tsx";
import { LeadPanels } from "./lead-panels.tsx";
import { PeriodChoice } from "./period-choice.tsx";
import { TimelinePanel } from "./timeline-panel.tsx";
import { VisitPanels } from "./visit-panels.tsx";
import { deskFiguresWords } from "./words.ts";

export async function loader(args: Route.LoaderArgs) {
  const actor = requireColleague(args);
  const { lang } = args.context.get(visitor);
  const words = deskWords.in(lang);
  const { db, content } = args.context.get(services);
  const figures = await shownFigures(db, actor, content, chosenPeriod(args.request));
  return { title: words.title(words.nav["admin-figures"]), ...figures };
}

export const meta: Route.MetaFunction = ({ loaderData }) => noindexMetadata(loaderData?.title);

const total = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0);

export default function FiguresPage({ loaderData }: Route.ComponentProps) {
  const { period, visits, leads, conversions, quiz, application, guide, response } = loaderData;
  const { nav } = useWords(deskWords);
  const words = useWords(deskFiguresWords);
  const { count, date } = formats[useLanguage().lang];
  const byMonth = period.name === "12m";
  const daily = {
    visitors: visits.steps.map((step) => step.visitors),
    visits: visits.steps.map((step) => step.visits),
    leads: leads.steps.map((step) => step.leads),
  };
  const visitors = count(total(daily.visitors));
  const opened = count(total(daily.visits));
  const leadCount = count(total(daily.leads));
  return (
    <>
      <DeskHeading title={nav["admin-figures"]} text={words.text} />
      <PeriodChoice period={period} />
      <FirstFigures visitors={visitors} visits={opened} leads={leadCount} response={response} />
      <TimelinePanel
        id="visits"
        title={words.visitsTitle}
        definition={`${words.visitsDefinition} ${words.visitsLeftOut} ${visits.since ? words.since(date(visits.since)) : ""}`}
        label={words.visitsChart(visitors, opened)}
        series={[
          { name: words.visitors, total: visitors, values: daily.visitors },
          { name: words.visits, total: opened, values: daily.visits },
        ]}
        steps={visits.steps.map(({ step }) => step)}
        byMonth={byMonth}
        empty={visits.pages.rows.length === 0 && words.noVisits}
      />
      <TimelinePanel
        id="leads"
        title={words.leads}
        definition={words.leadsDefinition}
        label={words.leadsChart(leadCount)}
        series={[{ name: words.leads, total: leadCount, values: daily.leads }]}
        steps={leads.steps.map(({ step }) => step)}
        byMonth={byMonth}
        empty={leads.forms.length === 0 && words.noLeads}
      />
      <div className="figures-columns">
        <VisitPanels {...visits} />
        <LeadPanels leads={leads} conversions={conversions} />
        <Funnels application={application} response={response} quiz={quiz} guide={guide} />
      </div>
    </>
  );
}
