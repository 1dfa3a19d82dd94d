import { Fragment } from "react";
import { listStartups } from "../../../domain/cohort/startups.server.ts";
import { startupStates } from "../../../domain/cohort/startup-state.ts";
import { reviewDueAt } from "../../../domain/publication/publication.ts";
import { nameIn } from "../../../domain/startup/sample-name.ts";
import { formats } from "../../../platform/language/format.ts";
import { TextLink } from "../../../ui/text-link.tsx";
import { csvPath, pathOf } from "../../paths.ts";
import { services } from "../../context/context.server.ts";
import { useOpens } from "../kit/use-opens.ts";
import { useLanguage, useWords } from "../../shell/language.tsx";
import { DeskHeading } from "../kit/desk-heading.tsx";
import { EmailAddress } from "../kit/email-address.tsx";
import { Filters } from "../kit/filters.tsx";
import { List } from "../kit/list.tsx";
import { requireColleague } from "../../shell/require.server.ts";
import { Tag } from "../kit/tag.tsx";
import { deskWords } from "../words.ts";
import type { Route } from "./+types/startups.page.ts";
import { startupsQuery } from "./filter.server.ts";
import { runwayText } from "./runway-text.ts";
import { deskStartupsWords } from "./words.ts";

export async function loader(args: Route.LoaderArgs) {
  const { actor, lang } = requireColleague(args);
  const { filter, filters, place } = startupsQuery(args.request);
  const { rows, ...around } = await listStartups(args.context.get(services).db, actor, filter, place);
  return {
    title: deskWords.in(lang).title(deskStartupsWords.in(lang).title),
    filters,
    around,
    states: startupStates,
    startups: rows.map(({ place: _, askedAt, ...row }) => ({ ...row, reviewDueAt: askedAt && reviewDueAt(askedAt) })),
  };
}

export default function StartupsPage({ loaderData }: Route.ComponentProps) {
  const { startups, states, filters, around } = loaderData;
  const words = useWords(deskStartupsWords);
  const opens = useOpens();
  const { lang } = useLanguage();
  const { count, date, moment, money, month } = formats[lang];
  const path = pathOf("admin-startups");
  const filtered = Object.values(filters).some(Boolean);
  return (
    <>
      <DeskHeading title={words.title} text={words.text}>
        {opens("admin-files") && <TextLink to={pathOf("admin-files")}>{words.files}</TextLink>}
      </DeskHeading>
      <Filters
        path={path}
        filters={filters}
        fields={[
          { name: "q", type: "search", label: words.filters.text },
          {
            name: "state",
            type: "choice",
            label: words.filters.state,
            all: words.filters.all,
            options: states.map((id) => ({ id, label: words.states[id] })),
          },
        ]}
      />
      <List
        caption={words.title}
        path={path}
        filters={filters}
        csv={csvPath(path)}
        {...around}
        rows={startups}
        rowKey={({ id }) => id}
        to={({ id, contact, reviewDueAt: due }) => {
          if (due) return pathOf("admin-startup", { startup: id });
          return opens("admin-person") ? pathOf("admin-person", { id: contact }) : undefined;
        }}
        columns={[
          {
            title: words.columns.startup,
            cell: (row) => (row.startup ? nameIn(lang, row.startup) : words.unnamed),
            sub: ({ email }) => <EmailAddress email={email} />,
          },
          {
            title: words.columns.alerts,
            cell: ({ alerts }) =>
              alerts.length === 0
                ? words.noAlert
                : alerts.map(({ kind, level }) => (
                    <Fragment key={kind}>
                      <Tag tone={level === "critical" ? "bad" : "warn"}>
                        {level === "critical" ? words.critical(words.alerts[kind]) : words.alerts[kind]}
                      </Tag>{" "}
                    </Fragment>
                  )),
          },
          {
            title: words.columns.month,
            cell: (row) => (row.month === null ? words.never : month(row.month)),
            sub: ({ isStale }) => isStale && words.stale,
            from: "m",
          },
          {
            title: words.columns.runway,
            cell: ({ runway }) => runwayText(runway, words, count),
            figures: true,
            from: "m",
          },
          { title: words.columns.mrr, cell: ({ mrr }) => mrr !== null && money(mrr / 100), figures: true, from: "m" },
          { title: words.columns.score, cell: ({ score }) => score, figures: true, from: "m" },
          { title: words.columns.plan, cell: ({ plan }) => words.plans[plan], from: "l" },
          {
            title: words.columns.published,
            cell: ({ publishedAt }) => publishedAt && date(publishedAt),
            sub: ({ reviewDueAt: due }) => due && words.toLookAt(moment(due)),
            from: filters.state === "to-look-at" ? undefined : "l",
          },
        ]}
        empty={
          <>
            <strong>{filtered ? words.empty : words.none}</strong>
            <span>{filtered ? words.emptyText : words.noneText}</span>
          </>
        }
      />
    </>
  );
}
