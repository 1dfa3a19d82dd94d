import { viewsOf } from "../../../domain/desk-view/desk-view.server.ts";
import { countLeads } from "../../../domain/lead/count.server.ts";
import { leadForms } from "../../../domain/form/forms.ts";
import { listLeads } from "../../../domain/lead/list.server.ts";
import { type LeadFilter, leadStates } from "../../../domain/lead/lead-filter.server.ts";
import { settleLeads } from "../../../domain/lead/status.server.ts";
import { useId } from "react";
import { useSearchParams } from "react-router";
import { formats } from "../../../platform/language/format.ts";
import { pathOf } from "../../paths.ts";
import { useLanguage, useWords } from "../../shell/language.tsx";
import { ActionNotice } from "../kit/action-notice.tsx";
import type { FormAction } from "../../shell/form/handle-action.server.ts";
import { handleAction } from "../kit/handle-action.server.ts";
import { aboutKey } from "../../shell/done-in-address.ts";
import { isUuid } from "../kit/is-uuid.ts";
import { listPath } from "../kit/list-address.ts";
import { RefusalNotice } from "../kit/refusal-notice.tsx";
import { alsoWhenOvertaken } from "../../shell/form/also-when-overtaken.ts";
import { requireColleague } from "../../shell/require.server.ts";
import { choices } from "../kit/choices.ts";
import { EmailAddress } from "../kit/email-address.tsx";
import { ListPage } from "../kit/list-page.tsx";
import { deskWords } from "../words.ts";
import type { Route } from "./+types/leads.page.ts";
import { leadsQuery } from "./filter.server.ts";
import { SettleSeveral } from "./settle-several.tsx";
import { LeadState } from "./lead-state.tsx";
import { companyIn, nameIn, excerptOf } from "./lead-summary.ts";
import { deskLeadsWords } from "./words.ts";

export async function loader(args: Route.LoaderArgs) {
  const { actor, db, lang } = requireColleague(args);
  const { filter, sort, filters, place } = leadsQuery(args.request);
  const { rows, ...around } = await listLeads(db, actor, { ...filter, sort }, place);
  const until = new Date();
  return {
    saved: await viewsOf(db, actor, "leads"),
    title: deskWords.in(lang).title(deskLeadsWords.in(lang).title),
    filters,
    states: leadStates,
    until: until.toISOString(),
    all: isWork(filter) ? await countLeads(db, actor, filter, until) : 0,
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

/**
 * Checks whether all leads of a list can be settled at once. Searches are excluded, because a search may not find every
 * lead.
 */
const isWork = ({ state, text }: LeadFilter) => (state === "unanswered" || state === "untold") && text === "";

const mostChosen = 100;

export function action(args: Route.ActionArgs) {
  const { actor, db } = requireColleague(args);
  const { filter, filters } = leadsQuery(args.request);
  const here = { to: listPath(pathOf("admin-leads"), filters) };
  const settled = (count: number) => (count > 0 ? { ...here, about: String(count) } : { refused: "settled" });
  const chosen =
    (status: "answered" | "closed"): FormAction =>
    async ({ chosen: typed = "" }) => {
      const ids = typed.split(",").filter(isUuid).slice(0, mostChosen);
      return ids.length > 0 ? settled(await settleLeads(db, actor, { ids }, status)) : { refused: "none", http: 422 };
    };
  return handleAction(
    args,
    {
      "mark-answered": chosen("answered"),
      "set-aside": chosen("closed"),
      "set-all-aside": async ({ until = "" }) => {
        const read = new Date(until);
        if (!isWork(filter) || Number.isNaN(read.getTime())) return { refused: "unreadable", http: 422 };
        return settled(await settleLeads(db, actor, { filter, until: read }, "closed"));
      },
    },
    ["chosen"],
  );
}

export const shouldRevalidate = alsoWhenOvertaken;

export default function LeadsPage({ loaderData, actionData }: Route.ComponentProps) {
  const { saved, leads, filters, states, around, until, all } = loaderData;
  const form = useId();
  const [search] = useSearchParams();
  const settled = Number(search.get(aboutKey));
  const { lang } = useLanguage();
  const desk = useWords(deskWords);
  const words = useWords(deskLeadsWords);
  return (
    <ListPage
      words={words}
      path={pathOf("admin-leads")}
      views={{ list: "leads", views: saved }}
      filters={filters}
      fields={[
        { name: "q", type: "search", label: words.filters.text },
        { name: "form", label: words.filters.form, all: words.filters.allForms, ...choices(leadForms, desk.forms) },
        { name: "state", label: words.filters.state, all: words.filters.allStates, ...choices(states, words.states) },
        { name: "from", type: "date", label: words.filters.from },
        { name: "to", type: "date", label: words.filters.to },
      ]}
      sorted={filters.sort || "-date"}
      around={around}
      choice={{
        form,
        label: words.several.choose,
        of: ({ name, email, state }) => (state.status === "new" && !state.spam ? name || email : undefined),
      }}
      below={
        leads.some(({ state }) => state.status === "new" && !state.spam) && (
          <SettleSeveral id={form} {...{ until, all }} />
        )
      }
      rows={leads}
      to={({ id }) => pathOf("admin-lead", { id })}
      columns={[
        {
          title: words.columns.who,
          sorts: { name: words.columns.name, email: words.columns.email },
          cell: ({ name, email }) => name || <EmailAddress email={email} />,
          sub: ({ name, company, email }) => (
            <>
              {company}
              {company && name && " · "}
              {name && <EmailAddress email={email} />}
            </>
          ),
        },
        { id: "form", title: words.columns.form, cell: ({ form }) => desk.forms[form] ?? form, from: "m" },
        {
          id: "excerpt",
          title: words.columns.excerpt,
          cell: ({ excerpt, lang: theirs }) => (
            <span lang={theirs} className="wrap-anywhere">
              {excerpt}
            </span>
          ),
          from: "l",
        },
        { id: "state", title: words.columns.state, cell: ({ state }) => <LeadState {...state} /> },
        {
          id: "when",
          title: words.columns.when,
          sorts: { date: words.columns.when },
          cell: ({ createdAt }) => formats[lang].moment(createdAt),
          figures: true,
          from: "m",
        },
      ]}
      empty={[words.empty, words.emptyText]}
      none={[words.none, words.noneText]}
    >
      <RefusalNotice refusal={actionData ?? undefined} problems={words.problems} />
      <ActionNotice
        of={["mark-answered", "set-aside", "set-all-aside"]}
        titles={settled ? words.several.done(settled, formats[lang].count(settled)) : {}}
      />
    </ListPage>
  );
}
