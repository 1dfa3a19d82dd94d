import { viewsOf } from "../../../domain/desk-view/desk-view.server.ts";
import { listPeople, personStates } from "../../../domain/person/list.server.ts";
import { roles } from "../../../domain/person/viewer.ts";
import { askersWhoMayTry } from "../../../domain/plan-grant/trial-taken.server.ts";
import { formats } from "../../../platform/language/format.ts";
import { pathOf } from "../../paths.ts";
import { useLanguage, useWords } from "../../shell/language.tsx";
import { requireColleague } from "../../shell/require.server.ts";
import { choices } from "../kit/choices.ts";
import { EmailAddress } from "../kit/email-address.tsx";
import { ListPage } from "../kit/list-page.tsx";
import { deskWords } from "../words.ts";
import type { Route } from "./+types/people.page.ts";
import { peopleQuery } from "./filter.server.ts";
import { StateTags } from "./state-tags.tsx";
import { statesOf } from "./states.ts";
import { deskPeopleWords } from "./words.ts";

export async function loader(args: Route.LoaderArgs) {
  const { actor, db, lang } = requireColleague(args);
  const { filter, filters, place } = peopleQuery(args.request);
  const { rows, ...around } = await listPeople(db, actor, { ...filter, triers: await askersWhoMayTry(db) }, place);
  return {
    saved: await viewsOf(db, actor, "people"),
    title: deskWords.in(lang).title(deskPeopleWords.in(lang).title),
    filters,
    states: personStates,
    around,
    people: rows.map((row) => ({
      id: row.id,
      name: row.name,
      email: row.email,
      role: row.role,
      plan: row.requestedPlan,
      states: statesOf(row),
      createdAt: row.createdAt,
    })),
  };
}

export default function PeoplePage({ loaderData }: Route.ComponentProps) {
  const { saved, people, filters, states, around } = loaderData;
  const { lang } = useLanguage();
  const words = useWords(deskPeopleWords);
  const desk = useWords(deskWords);
  return (
    <ListPage
      words={words}
      path={pathOf("admin-people")}
      views={{ list: "people", views: saved }}
      filters={filters}
      sorted={filters.sort || "-date"}
      fields={[
        { name: "q", type: "search", label: words.filters.text },
        { name: "role", label: words.filters.role, all: words.filters.anyRole, ...choices(roles, desk.roles) },
        { name: "state", label: words.filters.state, all: words.filters.anyState, ...choices(states, words.states) },
      ]}
      around={around}
      rows={people}
      to={({ id }) => pathOf("admin-person", { id })}
      columns={[
        {
          title: words.columns.name,
          cell: ({ name, email }) => name || <EmailAddress email={email} />,
          sub: ({ name, email }) => name && <EmailAddress email={email} />,
        },
        {
          id: "role",
          title: words.columns.role,
          cell: ({ role }) => <span className="whitespace-nowrap">{desk.roles[role]}</span>,
          sub: ({ states: seen }) => seen.length > 0 && <StateTags states={seen} />,
        },
        { id: "plan", title: words.columns.plan, cell: ({ plan }) => plan && words.plans[plan], from: "l" },
        {
          id: "joined",
          title: words.columns.joined,
          sorts: { date: words.columns.joined },
          cell: ({ createdAt }) => formats[lang].moment(createdAt),
          figures: true,
          from: "m",
        },
      ]}
      empty={[words.empty, words.emptyText]}
      none={[words.none, words.noneText]}
    />
  );
}
