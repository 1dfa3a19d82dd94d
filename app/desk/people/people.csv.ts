import { noteExport } from "../../../domain/audit/export.server.ts";
import { listPeople } from "../../../domain/person/list.server.ts";
import { everyPage } from "../../../platform/db/keyset.server.ts";
import { services, visitor } from "../../server/context.server.ts";
import { requireActor } from "../kit/require-actor.server.ts";
import { csvAnswer } from "../kit/csv-answer.server.ts";
import { deskWords } from "../words.ts";
import type { Route } from "./+types/people.csv.ts";
import { peopleAsked } from "./filter.server.ts";
import { statesOf } from "./states.ts";
import { deskPeopleWords } from "./words.ts";

export async function loader(asked: Route.LoaderArgs) {
  const actor = requireActor(asked);
  const { db } = asked.context.get(services);
  const { lang } = asked.context.get(visitor);
  const { columns, tags, plans } = deskPeopleWords.in(lang);
  const { roles } = deskWords.in(lang);
  const { filter } = peopleAsked(asked.request);
  await noteExport(db, "people", filter, actor);
  return csvAnswer({
    name: "people",
    lang,
    pages: everyPage((place) => listPeople(db, filter, place, actor, 500)),
    columns: [
      { title: columns.name, cell: ({ name }) => name },
      { title: columns.email, cell: ({ email }) => email },
      { title: columns.role, cell: ({ role }) => roles[role] },
      {
        title: columns.state,
        cell: (row) =>
          statesOf(row)
            .map((state) => tags[state])
            .join(", "),
      },
      { title: columns.plan, cell: ({ requestedPlan }) => requestedPlan && plans[requestedPlan] },
      { title: columns.joined, cell: ({ createdAt }) => createdAt },
    ],
  });
}
