import { listPeople, personStates } from "../../../domain/person/list.server.ts";
import { roles } from "../../../domain/person/viewer.ts";
import { formats } from "../../../platform/language/format.ts";
import { pathOf } from "../../paths.ts";
import { services, visitor } from "../../context/context.server.ts";
import { useLanguage, useWords } from "../../shell/language.tsx";
import { requireActor } from "../../shell/require.server.ts";
import { noindexMetadata } from "../../shell/noindex-metadata.ts";
import { choices } from "../kit/choices.ts";
import { EmailAddress } from "../kit/email-address.tsx";
import { ListPage } from "../kit/list-page.tsx";
import { deskWords } from "../words.ts";
import type { Route } from "./+types/people.page.ts";
import { peopleAsked } from "./filter.server.ts";
import { StateTags } from "./state-tags.tsx";
import { statesOf } from "./states.ts";
import { deskPeopleWords } from "./words.ts";

export async function loader(asked: Route.LoaderArgs) {
  const actor = requireActor(asked, "admin");
  const { lang } = asked.context.get(visitor);
  const { filter, filters, place } = peopleAsked(asked.request);
  const { rows, ...around } = await listPeople(asked.context.get(services).db, filter, place, actor);
  return {
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

export const meta: Route.MetaFunction = ({ loaderData }) => noindexMetadata(loaderData?.title);

export default function PeoplePage({ loaderData }: Route.ComponentProps) {
  const { people, filters, states, around } = loaderData;
  const { lang } = useLanguage();
  const own = useWords(deskPeopleWords);
  const desk = useWords(deskWords);
  return (
    <ListPage
      words={own}
      path={pathOf("admin-people")}
      filters={filters}
      fields={[
        { name: "q", type: "search", label: own.filters.text },
        { name: "role", label: own.filters.role, all: own.filters.anyRole, ...choices(roles, desk.roles) },
        { name: "state", label: own.filters.state, all: own.filters.anyState, ...choices(states, own.states) },
      ]}
      around={around}
      rows={people}
      to={({ id }) => pathOf("admin-person", { id })}
      columns={[
        {
          title: own.columns.name,
          cell: ({ name, email }) => name || <EmailAddress email={email} />,
          sub: ({ name, email }) => name && <EmailAddress email={email} />,
        },
        {
          title: own.columns.role,
          cell: ({ role }) => <span className="person-role">{desk.roles[role]}</span>,
          sub: ({ states: seen }) => seen.length > 0 && <StateTags states={seen} />,
        },
        { title: own.columns.plan, cell: ({ plan }) => plan && own.plans[plan], from: "l" },
        {
          title: own.columns.joined,
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
