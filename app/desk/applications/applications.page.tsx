import { viewsOf } from "../../../domain/desk-view/desk-view.server.ts";
import { useId } from "react";
import { dueOf, stageOf } from "../../../domain/application/due.ts";
import { intakeRule, promisedDelays } from "../../../domain/application/facts.server.ts";
import { intakeNamed } from "../../../domain/application/intake.ts";
import { applicationViews, listApplications, longestWaitFirst } from "../../../domain/application/list.server.ts";
import { intakesAppliedFor } from "../../../domain/application/intake-queries.server.ts";
import { seeScores } from "../../../domain/application/review/ranking-look.server.ts";
import { formats } from "../../../platform/language/format.ts";
import { TextLink } from "../../../ui/text-link.tsx";
import { pathOf } from "../../paths.ts";
import { useLanguage, useWords } from "../../shell/language.tsx";
import { requireColleague } from "../../shell/require.server.ts";
import { listPath } from "../kit/list-address.ts";
import { ListPage } from "../kit/list-page.tsx";
import { deskWords } from "../words.ts";
import type { Route } from "./+types/applications.page.ts";
import { Left } from "./counter.tsx";
import { DecideSeveral } from "./decide-several.tsx";
import { applicationsQuery } from "./filter.server.ts";
import { StatusTag } from "./status-tag.tsx";
import { deskApplicationsWords } from "./words.ts";

export async function loader(args: Route.LoaderArgs) {
  const { actor, db, content, lang } = requireColleague(args);
  const { filter, sort, filters, place } = applicationsQuery(args.request);
  const delays = promisedDelays(content);
  const rule = intakeRule(content);
  const startOf = (intake: string) => intakeNamed(intake, rule).startsOn;
  const { rows: listed, ...around } = await listApplications(db, actor, { ...filter, sort }, delays, place);
  const rows = await seeScores(db, actor, listed);
  const now = new Date();
  return {
    saved: await viewsOf(db, actor, "applications"),
    place,
    title: deskWords.in(lang).title(deskApplicationsWords.in(lang).title),
    filters,
    views: applicationViews,
    intakes: (await intakesAppliedFor(db, actor)).map((id) => ({ id, startsOn: startOf(id) })),
    delays,
    longestFirst: sort === "" ? longestWaitFirst(filter.view) : null,
    around,
    applications: rows.map((row) => ({
      id: row.id,
      startup: row.answers.companyName,
      name: row.answers.fullName,
      email: row.email,
      status: stageOf(row, now),
      due: dueOf(row, delays, now),
      callAt: row.callAt,
      startsOn: startOf(row.intake),
      sentAt: row.sentAt,
      revenue: row.answers.monthlyRevenue,
      score: row.score,
    })),
  };
}

export default function ApplicationsPage({ loaderData }: Route.ComponentProps) {
  const { saved, applications, place, filters, views, intakes, delays, longestFirst, around } = loaderData;
  const { lang } = useLanguage();
  const words = useWords(deskApplicationsWords);
  const { date, moment, money } = formats[lang];
  const form = useId();
  return (
    <ListPage
      words={{ title: words.title, text: words.text(delays.firstAnswer, delays.finalDecision, longestFirst) }}
      path={pathOf("admin-applications")}
      views={{ list: "applications", views: saved }}
      filters={filters}
      fields={[
        { name: "q", type: "search", label: words.filters.text },
        {
          name: "view",
          type: "choice",
          label: words.filters.view,
          options: views.map((id) => ({ id: id === "open" ? "" : id, label: words.views[id] })),
        },
        {
          name: "intake",
          type: "choice",
          label: words.filters.intake,
          all: words.filters.allIntakes,
          options: intakes.map(({ id, startsOn }) => ({ id, label: date(startsOn) })),
        },
      ]}
      around={around}
      choice={{
        ...{ form, name: "application", label: words.batch.choose },
        of: ({ status, startup }) => (status === "withdrawn" ? undefined : startup),
      }}
      below={applications.length > 0 && <DecideSeveral id={form} kept={{ ...filters, ...place }} />}
      rows={applications}
      to={({ id }) => listPath(pathOf("admin-application", { id }), filters, place)}
      columns={[
        {
          title: words.columns.startup,
          cell: ({ startup }) => startup,
          sub: ({ name }) => name,
        },
        { id: "status", title: words.columns.status, cell: ({ status }) => <StatusTag status={status} /> },
        {
          id: "due",
          title: words.columns.due,
          sorts: { promise: words.columns.due },
          cell: ({ due, status, callAt }) =>
            due ? (
              <Left due={due} />
            ) : (
              callAt && (status === "call" || status === "times") && words.callOn(moment(callAt))
            ),
        },
        {
          id: "revenue",
          title: words.columns.revenue,
          sorts: { revenue: words.columns.revenue },
          cell: ({ revenue }) => money(revenue),
          figures: true,
          from: "m",
        },
        {
          id: "score",
          title: words.columns.score,
          sorts: { score: words.columns.score },
          cell: ({ score }) => score !== null && Math.round(score),
          figures: true,
          from: "m",
        },
        { id: "intake", title: words.columns.intake, cell: ({ startsOn }) => date(startsOn), from: "l" },
        {
          id: "sent",
          title: words.columns.sent,
          sorts: { date: words.columns.sent },
          cell: ({ sentAt }) => moment(sentAt),
          from: "l",
        },
      ]}
      empty={[words.empty, words.emptyText]}
      none={[words.none, words.noneText]}
    >
      <p>
        <TextLink to={listPath(pathOf("admin-board"), { intake: filters.intake })}>{words.board.link}</TextLink>
      </p>
    </ListPage>
  );
}
