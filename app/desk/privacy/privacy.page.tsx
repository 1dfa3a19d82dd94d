import { requestKinds } from "../../../domain/privacy/privacy.ts";
import { enterRequest } from "../../../domain/privacy/entered.server.ts";
import { listRequests } from "../../../domain/privacy/register.server.ts";
import { lastRuns } from "../../../domain/privacy/rule-runs.server.ts";
import { formats } from "../../../platform/language/format.ts";
import { parisDay } from "../../../platform/language/paris-day.ts";
import { pathOf } from "../../paths.ts";
import { services, visitor } from "../../context/context.server.ts";
import { useLanguage, useWords } from "../../shell/language.tsx";
import { RefusalNotice } from "../kit/refusal-notice.tsx";
import { requireActor } from "../../shell/require.server.ts";
import { noindexMetadata } from "../../shell/noindex-metadata.ts";
import { formAction } from "../../shell/form/handle-action.server.ts";
import { handleAction } from "../kit/handle-action.server.ts";
import { choices } from "../kit/choices.ts";
import { EmailAddress } from "../kit/email-address.tsx";
import { ListPage } from "../kit/list-page.tsx";
import { deskWords } from "../words.ts";
import type { Route } from "./+types/privacy.page.ts";
import { EntryForm } from "./entry-form.tsx";
import { registerAsked } from "./filter.server.ts";
import { entryForm } from "./forms.server.ts";
import { Crm, State } from "./state.tsx";
import { deskPrivacyWords } from "./words.ts";
import { Rules } from "./rule-runs.tsx";

export async function loader(asked: Route.LoaderArgs) {
  const actor = requireActor(asked, "admin");
  const { db } = asked.context.get(services);
  const { lang } = asked.context.get(visitor);
  const { filter, filters, place } = registerAsked(asked.request);
  const { rows, ...around } = await listRequests(db, filter, place, actor);
  return {
    title: deskWords.in(lang).title(deskPrivacyWords.in(lang).title),
    filters,
    around,
    requests: rows.map(({ place: _, ...request }) => request),
    runs: await lastRuns(db, actor),
    today: parisDay(new Date()),
  };
}

export async function action(asked: Route.ActionArgs) {
  const actor = requireActor(asked, "admin");
  const { db } = asked.context.get(services);
  return handleAction(asked, {
    enter: formAction(entryForm, async (entered) => ({
      to: pathOf("admin-privacy-request", { id: await enterRequest(db, entered, actor) }),
    })),
  });
}

export const meta: Route.MetaFunction = ({ loaderData }) => noindexMetadata(loaderData?.title);

export default function PrivacyPage({ loaderData, actionData }: Route.ComponentProps) {
  const { requests, filters, around, runs, today } = loaderData;
  const { lang } = useLanguage();
  const own = useWords(deskPrivacyWords);
  const { date, moment } = formats[lang];
  return (
    <>
      <ListPage
        words={own}
        path={pathOf("admin-privacy")}
        filters={filters}
        fields={[
          {
            name: "state",
            label: own.filters.state,
            all: own.filters.all,
            ...choices(["open", "late", "closed"], own.filters.states),
          },
          { name: "kind", label: own.filters.kind, all: own.filters.allKinds, ...choices(requestKinds, own.kinds) },
        ]}
        around={around}
        rows={requests}
        to={({ id }) => pathOf("admin-privacy-request", { id })}
        columns={[
          {
            title: own.columns.kind,
            cell: ({ kind }) => own.kinds[kind],
            sub: ({ email }) => (email === null ? own.erased : <EmailAddress email={email} />),
          },
          { title: own.columns.state, cell: (request) => <State request={request} /> },
          { title: own.columns.crm, cell: ({ crm }) => <Crm crm={crm} />, from: "l" },
          { title: own.columns.records, cell: ({ records }) => records ?? own.none, figures: true, from: "l" },
          {
            title: own.columns.asked,
            cell: ({ askedAt, effectiveAt }) => (effectiveAt ? moment(askedAt) : date(askedAt)),
            figures: true,
            from: "m",
          },
          { title: own.columns.due, cell: ({ dueAt }) => date(dueAt), figures: true, from: "m" },
        ]}
        empty={[own.empty, own.emptyText]}
        none={[own.nothing, own.nothingText]}
      >
        <RefusalNotice refusal={actionData ?? undefined} />
        <EntryForm refusal={actionData ?? undefined} today={today} />
      </ListPage>
      <section className="desk-panel mt-6">
        <h2>{own.rules.title}</h2>
        <p className="field-hint">{own.rules.text}</p>
        <Rules runs={runs} />
      </section>
    </>
  );
}
