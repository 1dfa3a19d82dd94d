import { leadForms } from "../../../domain/form/forms.ts";
import { listLeads } from "../../../domain/lead/list.server.ts";
import { leadStates } from "../../../domain/lead/lead-filter.server.ts";
import { formats } from "../../../platform/language/format.ts";
import { pathOf } from "../../paths.ts";
import { services, visitor } from "../../server/context.server.ts";
import { useLanguage, useWords } from "../../shell/language.tsx";
import { requireActor } from "../kit/require-actor.server.ts";
import { noindexMetadata } from "../../shell/noindex-metadata.ts";
import { choices } from "../kit/choices.ts";
import { EmailAddress } from "../kit/email-address.tsx";
import { ListPage } from "../kit/list-page.tsx";
import { deskWords } from "../words.ts";
import type { Route } from "./+types/leads.page.ts";
import { leadsAsked } from "./filter.server.ts";
import { LeadState } from "./lead-state.tsx";
import { companyIn, nameIn, excerptOf } from "./lead-summary.ts";
import { deskLeadsWords } from "./words.ts";

export async function loader(asked: Route.LoaderArgs) {
  const actor = requireActor(asked);
  const { db } = asked.context.get(services);
  const { lang } = asked.context.get(visitor);
  const { filter, filters, place } = leadsAsked(asked.request);
  const { rows, ...around } = await listLeads(db, filter, place, actor);
  return {
    title: deskWords.in(lang).title(deskLeadsWords.in(lang).title),
    filters,
    states: leadStates,
    around,
    leads: rows.map(({ id, form, email, lang: theirs, payload, notified, spam, status, createdAt }) => ({
      id,
      form,
      email,
      name: nameIn(payload),
      company: companyIn(payload),
      lang: theirs,
      excerpt: excerptOf(payload),
      state: { notified, spam, status },
      createdAt,
    })),
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => noindexMetadata(loaderData?.title);

export default function LeadsPage({ loaderData: { leads, filters, states, around } }: Route.ComponentProps) {
  const { lang } = useLanguage();
  const desk = useWords(deskWords);
  const own = useWords(deskLeadsWords);
  return (
    <ListPage
      words={own}
      path={pathOf("admin-leads")}
      filters={filters}
      fields={[
        { name: "q", type: "search", label: own.filters.text },
        { name: "form", label: own.filters.form, all: own.filters.allForms, ...choices(leadForms, desk.forms) },
        { name: "state", label: own.filters.state, all: own.filters.allStates, ...choices(states, own.states) },
        { name: "from", type: "date", label: own.filters.from },
        { name: "to", type: "date", label: own.filters.to },
      ]}
      around={around}
      rows={leads}
      to={({ id }) => pathOf("admin-lead", { id })}
      columns={[
        {
          title: own.columns.who,
          cell: ({ name, email }) => name || <EmailAddress email={email} />,
          sub: ({ name, company, email }) => (
            <>
              {company}
              {company && name && " · "}
              {name && <EmailAddress email={email} />}
            </>
          ),
        },
        { title: own.columns.form, cell: ({ form }) => desk.forms[form] ?? form, from: "m" },
        {
          title: own.columns.excerpt,
          cell: ({ excerpt, lang: theirs }) => (
            <span lang={theirs} className="wrap-anywhere">
              {excerpt}
            </span>
          ),
          from: "l",
        },
        { title: own.columns.state, cell: ({ state }) => <LeadState {...state} /> },
        {
          title: own.columns.when,
          cell: ({ createdAt }) => formats[lang].moment(createdAt),
          figures: true,
          from: "m",
        },
      ]}
      empty={[own.empty, own.emptyText]}
      none={[own.none, own.noneText]}
    />
  );
}
