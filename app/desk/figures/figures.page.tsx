import { Link } from "react-router";
import { periodNames } from "../../../domain/figure/period.ts";
import { formats } from "../../../platform/language/format.ts";
import { BarTable } from "../../../ui/chart/bar-table.tsx";
import { LineChart } from "../../../ui/chart/line-chart.tsx";
import { DataTable } from "../../../ui/data-table.tsx";
import { csvPath, pathOf } from "../../paths.ts";
import { services, visitor } from "../../server/context.server.ts";
import { useLanguage, useWords } from "../../shell/language.tsx";
import { requireActor } from "../../shell/require.server.ts";
import { DeskHeading } from "../kit/desk-heading.tsx";
import { noindexMetadata } from "../../shell/noindex-metadata.ts";
import { listPath } from "../kit/list-address.ts";
import { deskWords } from "../words.ts";
import type { Route } from "./+types/figures.page.ts";
import { chosenPeriod } from "./chosen-period.server.ts";
import { firstOf, readFigures } from "./figures.server.ts";
import { Funnels } from "./funnels.tsx";
import { Panel } from "./panel.tsx";
import { printPage } from "./share.ts";
import { StepTable } from "./step-table.tsx";
import { deskFiguresWords } from "./words.ts";

export async function loader(asked: Route.LoaderArgs) {
  const actor = requireActor(asked, "admin");
  const { lang } = asked.context.get(visitor);
  const own = deskWords.in(lang);
  const { db, content } = asked.context.get(services);
  const { visits, leads, conversions, ...figures } = await readFigures(db, content, chosenPeriod(asked.request), actor);
  return {
    title: own.title(own.nav["admin-figures"]),
    ...figures,
    visits: { ...visits, pages: firstOf(visits.pages, (row) => row.visits) },
    conversions: firstOf(conversions, (row) => row.visitors),
    leads: {
      ...leads,
      pages: firstOf(leads.pages, (row) => row.leads),
      campaigns: firstOf(leads.campaigns, (row) => row.leads),
    },
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => noindexMetadata(loaderData?.title);

const total = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0);

export default function FiguresPage({ loaderData }: Route.ComponentProps) {
  const { period, visits, leads, conversions, quiz, application, guide, response } = loaderData;
  const { lang } = useLanguage();
  const { nav, list, forms } = useWords(deskWords);
  const own = useWords(deskFiguresWords);
  const { count, percent, date, shortDay, month } = formats[lang];
  const path = pathOf("admin-figures");
  const stepName = (step: string) => (period.name === "12m" ? month(`${step}-01`) : shortDay(step));
  const stepHead = period.name === "12m" ? own.month : own.day;
  const visitors = count(total(visits.steps.map((step) => step.visitors)));
  const opened = count(total(visits.steps.map((step) => step.visits)));
  const leadCount = count(total(leads.steps.map((step) => step.leads)));
  const median = response.medianHours;
  const printHours = (hours: number) => {
    if (hours < 1) return own.underAnHour;
    return hours < 72 ? own.hours(count(hours)) : own.days(count(hours / 24));
  };
  const medianText = median === null ? own.responseNone : printHours(median);

  const others = (rest: { count: number; sum: number } | null) =>
    rest ? [{ id: "others", label: own.others(count(rest.count)), value: rest.sum }] : [];

  return (
    <>
      <DeskHeading title={nav["admin-figures"]} text={own.text} />
      <div className="figures-period">
        <nav aria-label={own.period}>
          {periodNames.map((name) => (
            <Link
              key={name}
              to={listPath(path, { period: name })}
              aria-current={name === period.name ? "true" : undefined}
              preventScrollReset
            >
              {own.periods[name]}
            </Link>
          ))}
        </nav>
        <p className="note">{own.range(date(period.from), date(period.until))}</p>
        <a className="link" href={listPath(csvPath(path), { period: period.name })} download>
          {list.csv}
        </a>
      </div>

      <dl className="figures-first">
        <div>
          <dt>{own.visitors}</dt>
          <dd>
            <span className="figure">{visitors}</span>
            <span className="note">{`${opened} ${own.visits.toLowerCase()}`}</span>
          </dd>
        </div>
        <div>
          <dt>{own.leads}</dt>
          <dd>
            <span className="figure">{leadCount}</span>
          </dd>
        </div>
        <div>
          <dt>{own.response}</dt>
          <dd>
            <span className={median === null ? undefined : "figure"}>{medianText}</span>
            {median !== null && (
              <span className="note">{own.responseOf(count(response.answered), response.answered === 1)}</span>
            )}
          </dd>
        </div>
      </dl>

      <Panel
        id="visits"
        title={own.visitsTitle}
        definition={`${own.visitsDefinition} ${own.visitsLeftOut} ${visits.since ? own.since(date(visits.since)) : ""}`}
      >
        {visits.pages.rows.length > 0 ? (
          <>
            <LineChart
              label={own.visitsChart(visitors, opened)}
              series={[
                { name: own.visitors, total: visitors, values: visits.steps.map((step) => step.visitors) },
                { name: own.visits, total: opened, values: visits.steps.map((step) => step.visits) },
              ]}
              steps={visits.steps.map(({ step }) => stepName(step))}
              print={count}
            />
            <StepTable
              caption={own.visitsTitle}
              heads={[stepHead, own.visitors, own.visits]}
              rows={visits.steps.map((each) => [stepName(each.step), count(each.visitors), count(each.visits)])}
            />
          </>
        ) : (
          <p className="desk-empty">{own.noVisits}</p>
        )}
      </Panel>

      <Panel id="leads" title={own.leads} definition={own.leadsDefinition}>
        {leads.forms.length > 0 ? (
          <>
            <LineChart
              label={own.leadsChart(leadCount)}
              series={[{ name: own.leads, total: leadCount, values: leads.steps.map((step) => step.leads) }]}
              steps={leads.steps.map(({ step }) => stepName(step))}
              print={count}
            />
            <StepTable
              caption={own.leads}
              heads={[stepHead, own.leads]}
              rows={leads.steps.map((each) => [stepName(each.step), count(each.leads)])}
            />
          </>
        ) : (
          <p className="desk-empty">{own.noLeads}</p>
        )}
      </Panel>

      <div className="figures-columns">
        {visits.pages.rows.length > 0 && (
          <>
            <Panel id="pages" title={own.pagesTitle} definition={own.pagesDefinition}>
              <BarTable
                caption={own.pagesTitle}
                heads={[own.page, own.visits]}
                rows={[
                  ...visits.pages.rows.map(({ page, visits: value }) => ({ id: page, label: page, value })),
                  ...others(visits.pages.others),
                ]}
                print={count}
              />
            </Panel>
            <Panel id="languages" title={own.languagesTitle} definition={own.languagesDefinition}>
              <BarTable
                caption={own.languagesTitle}
                heads={[own.language, own.visits]}
                rows={visits.languages.map((each) => ({
                  id: each.lang,
                  label: own.languages[each.lang],
                  value: each.visits,
                }))}
                print={count}
              />
            </Panel>
          </>
        )}

        {leads.forms.length > 0 && (
          <>
            <Panel id="forms" title={own.leadsTitle} definition={own.leadsDefinition}>
              <BarTable
                caption={own.leadsTitle}
                heads={[own.form, own.leads]}
                rows={leads.forms.map(({ form, leads: value }) => ({ id: form, label: forms[form] ?? form, value }))}
                print={count}
              />
            </Panel>
            <Panel id="lead-pages" title={own.leadPagesTitle} definition={own.leadPagesDefinition}>
              <BarTable
                caption={own.leadPagesTitle}
                heads={[own.page, own.leads]}
                rows={[
                  ...leads.pages.rows.map(({ page, leads: value }) => ({
                    id: page ?? "",
                    label: page === null ? own.noPage : printPage(page),
                    value,
                  })),
                  ...others(leads.pages.others),
                ]}
                print={count}
              />
            </Panel>
            <Panel id="conversions" title={own.conversionsTitle} definition={own.conversionsDefinition}>
              {conversions.rows.length === 0 ? (
                <p className="desk-empty">{own.conversionsNone}</p>
              ) : (
                <DataTable
                  caption={own.conversionsTable}
                  captionHidden
                  columns={[
                    { title: own.page },
                    { title: own.visitors, figures: true },
                    { title: own.converted, figures: true },
                    { title: own.share, figures: true },
                  ]}
                  rows={[
                    ...conversions.rows.map(({ page, visitors: came, people, share }) => ({
                      id: page,
                      cells: [printPage(page), count(came), count(people), share === null ? "" : percent(share)],
                    })),
                    ...others(conversions.others).map(({ id, label, value }) => ({
                      id,
                      cells: [label, count(value), "", ""],
                    })),
                  ]}
                />
              )}
            </Panel>
            <Panel id="campaigns" title={own.campaignsTitle} definition={own.campaignsDefinition}>
              <BarTable
                caption={own.campaignsTitle}
                heads={[own.campaign, own.leads]}
                rows={[
                  ...leads.campaigns.rows.map(({ source, campaign, leads: value }) => ({
                    id: JSON.stringify([source, campaign]),
                    label: [source, campaign].filter(Boolean).join(" · ") || own.noCampaign,
                    value,
                  })),
                  ...others(leads.campaigns.others),
                ]}
                print={count}
              />
            </Panel>
          </>
        )}

        <Funnels application={application} response={response} quiz={quiz} guide={guide} />
      </div>
    </>
  );
}
