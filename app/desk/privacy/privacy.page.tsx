import { viewsOf } from "../../../domain/desk-view/desk-view.server.ts";
import { requestKinds } from "../../../domain/privacy/privacy.ts";
import { enterRequest } from "../../../domain/privacy/entered.server.ts";
import { listRequests } from "../../../domain/privacy/register.server.ts";
import { lastRuns } from "../../../domain/privacy/rule-runs.server.ts";
import { formats } from "../../../platform/language/format.ts";
import { parisDay } from "../../../platform/language/paris-day.ts";
import { pathOf } from "../../paths.ts";
import { useLanguage, useWords } from "../../shell/language.tsx";
import { RefusalNotice } from "../kit/refusal-notice.tsx";
import { requireColleague } from "../../shell/require.server.ts";
import { formAction } from "../../shell/form/handle-action.server.ts";
import { handleAction } from "../kit/handle-action.server.ts";
import { choices } from "../kit/choices.ts";
import { EmailAddress } from "../kit/email-address.tsx";
import { ListPage } from "../kit/list-page.tsx";
import { deskWords } from "../words.ts";
import type { Route } from "./+types/privacy.page.ts";
import { EntryForm } from "./entry-form.tsx";
import { registerQuery } from "./filter.server.ts";
import { entryForm } from "./forms.server.ts";
import { Crm, State } from "./state.tsx";
import { deskPrivacyWords } from "./words.ts";
import { Rules } from "./rule-runs.tsx";

export async function loader(args: Route.LoaderArgs) {
  const { actor, db, lang } = requireColleague(args);
  const { filter, filters, place } = registerQuery(args.request);
  const { rows, ...around } = await listRequests(db, actor, filter, place);
  return {
    saved: await viewsOf(db, actor, "privacy"),
    title: deskWords.in(lang).title(deskPrivacyWords.in(lang).title),
    filters,
    around,
    requests: rows.map(({ place: _, ...request }) => request),
    runs: await lastRuns(db, actor),
    today: parisDay(new Date()),
  };
}

export async function action(args: Route.ActionArgs) {
  const { actor, db } = requireColleague(args);
  return handleAction(args, {
    enter: formAction(entryForm, async (entered) => ({
      to: pathOf("admin-privacy-request", { id: await enterRequest(db, actor, entered) }),
    })),
  });
}

export default function PrivacyPage({ loaderData, actionData }: Route.ComponentProps) {
  const { saved, requests, filters, around, runs, today } = loaderData;
  const { lang } = useLanguage();
  const words = useWords(deskPrivacyWords);
  const { date, moment } = formats[lang];
  return (
    <>
      <ListPage
        words={words}
        path={pathOf("admin-privacy")}
        views={{ list: "privacy", views: saved }}
        filters={filters}
        sorted={filters.sort || "-date"}
        fields={[
          {
            name: "state",
            label: words.filters.state,
            all: words.filters.all,
            ...choices(["open", "late", "closed"], words.filters.states),
          },
          {
            name: "kind",
            label: words.filters.kind,
            all: words.filters.allKinds,
            ...choices(requestKinds, words.kinds),
          },
        ]}
        around={around}
        rows={requests}
        to={({ id }) => pathOf("admin-privacy-request", { id })}
        columns={[
          {
            title: words.columns.kind,
            cell: ({ kind }) => words.kinds[kind],
            sub: ({ email }) => (email === null ? words.erased : <EmailAddress email={email} />),
          },
          { id: "state", title: words.columns.state, cell: (request) => <State request={request} /> },
          { id: "crm", title: words.columns.crm, cell: ({ crm }) => <Crm crm={crm} />, from: "l" },
          {
            id: "records",
            title: words.columns.records,
            cell: ({ records }) => records ?? words.none,
            figures: true,
            from: "l",
          },
          {
            id: "asked",
            title: words.columns.asked,
            sorts: { date: words.columns.asked },
            cell: ({ askedAt, effectiveAt }) => (effectiveAt ? moment(askedAt) : date(askedAt)),
            figures: true,
            from: "m",
          },
          { id: "due", title: words.columns.due, cell: ({ dueAt }) => date(dueAt), figures: true, from: "m" },
        ]}
        empty={[words.empty, words.emptyText]}
        none={[words.nothing, words.nothingText]}
      >
        <RefusalNotice refusal={actionData ?? undefined} />
        <EntryForm refusal={actionData ?? undefined} today={today} />
      </ListPage>
      <section className="desk-panel mt-6">
        <h2>{words.rules.title}</h2>
        <p className="field-hint">{words.rules.text}</p>
        <Rules runs={runs} />
      </section>
    </>
  );
}
