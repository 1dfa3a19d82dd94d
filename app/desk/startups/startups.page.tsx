import { Fragment } from "react";
import { listStartups } from "../../../domain/cohort/startups.server.ts";
import { startupStates } from "../../../domain/cohort/startup-state.ts";
import { lookDueAt } from "../../../domain/publication/publication.ts";
import { nameIn } from "../../../domain/startup/sample-name.ts";
import { formats } from "../../../platform/language/format.ts";
import { csvPath, pathOf } from "../../paths.ts";
import { services, visitor } from "../../context/context.server.ts";
import { useLanguage, useWords } from "../../shell/language.tsx";
import { DeskHeading } from "../kit/desk-heading.tsx";
import { EmailAddress } from "../kit/email-address.tsx";
import { noindexMetadata } from "../../shell/noindex-metadata.ts";
import { Filters } from "../kit/filters.tsx";
import { List } from "../kit/list.tsx";
import { requireActor } from "../../shell/require.server.ts";
import { Tag } from "../kit/tag.tsx";
import { deskWords } from "../words.ts";
import type { Route } from "./+types/startups.page.ts";
import { startupsAsked } from "./filter.server.ts";
import { runwayText } from "./runway-text.ts";
import { deskStartupsWords } from "./words.ts";

export async function loader(asked: Route.LoaderArgs) {
  const actor = requireActor(asked, "admin");
  const { lang } = asked.context.get(visitor);
  const { filter, filters, place } = startupsAsked(asked.request);
  const { rows, ...around } = await listStartups(asked.context.get(services).db, filter, place, actor);
  return {
    title: deskWords.in(lang).title(deskStartupsWords.in(lang).title),
    filters,
    around,
    states: startupStates,
    startups: rows.map(({ place: _, askedAt, ...row }) => ({ ...row, lookDueAt: askedAt && lookDueAt(askedAt) })),
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => noindexMetadata(loaderData?.title);

export default function StartupsPage({ loaderData }: Route.ComponentProps) {
  const { startups, states, filters, around } = loaderData;
  const own = useWords(deskStartupsWords);
  const { lang } = useLanguage();
  const { count, date, moment, money, month } = formats[lang];
  const path = pathOf("admin-startups");
  const filtered = Object.values(filters).some(Boolean);
  return (
    <>
      <DeskHeading title={own.title} text={own.text} />
      <Filters
        path={path}
        filters={filters}
        fields={[
          { name: "q", type: "search", label: own.filters.text },
          {
            name: "state",
            type: "choice",
            label: own.filters.state,
            all: own.filters.all,
            options: states.map((id) => ({ id, label: own.states[id] })),
          },
        ]}
      />
      <List
        caption={own.title}
        path={path}
        filters={filters}
        csv={csvPath(path)}
        {...around}
        rows={startups}
        rowKey={({ id }) => id}
        to={({ id, lookDueAt: due }) =>
          due ? pathOf("admin-startup", { startup: id }) : pathOf("admin-person", { id })
        }
        columns={[
          {
            title: own.columns.startup,
            cell: (row) => (row.startup ? nameIn(lang, row.startup) : own.unnamed),
            sub: ({ email }) => <EmailAddress email={email} />,
          },
          {
            title: own.columns.alerts,
            cell: ({ alerts }) =>
              alerts.length === 0
                ? own.noAlert
                : alerts.map(({ kind, level }) => (
                    <Fragment key={kind}>
                      <Tag tone={level === "critical" ? "bad" : "warn"}>
                        {level === "critical" ? own.critical(own.alerts[kind]) : own.alerts[kind]}
                      </Tag>{" "}
                    </Fragment>
                  )),
          },
          {
            title: own.columns.month,
            cell: (row) => (row.month === null ? own.never : month(row.month)),
            sub: ({ isStale }) => isStale && own.stale,
            from: "m",
          },
          { title: own.columns.runway, cell: ({ runway }) => runwayText(runway, own, count), figures: true, from: "m" },
          { title: own.columns.mrr, cell: ({ mrr }) => mrr !== null && money(mrr / 100), figures: true, from: "m" },
          { title: own.columns.score, cell: ({ score }) => score, figures: true, from: "m" },
          { title: own.columns.plan, cell: ({ plan }) => own.plans[plan], from: "l" },
          {
            title: own.columns.published,
            cell: ({ publishedAt }) => publishedAt && date(publishedAt),
            sub: ({ lookDueAt: due }) => due && own.toLookAt(moment(due)),
            from: filters.state === "to-look-at" ? undefined : "l",
          },
        ]}
        empty={
          <>
            <strong>{filtered ? own.empty : own.none}</strong>
            <span>{filtered ? own.emptyText : own.noneText}</span>
          </>
        }
      />
    </>
  );
}
