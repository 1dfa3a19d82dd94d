import { listPeople } from "../../../domain/person/list.server.ts";
import { askersWhoMayTry } from "../../../domain/plan-grant/trial-taken.server.ts";
import { services } from "../../context/context.server.ts";
import { listFile } from "../kit/list-file.server.ts";
import { deskWords } from "../words.ts";
import type { Route } from "./+types/people.csv.ts";
import { peopleQuery } from "./filter.server.ts";
import { statesOf } from "./states.ts";
import { deskPeopleWords } from "./words.ts";

export function loader(args: Route.LoaderArgs) {
  const { lang } = args.context.get(services);
  const { columns, tags, plans } = deskPeopleWords.in(lang);
  const { roles } = deskWords.in(lang);
  const { filter } = peopleQuery(args.request);
  return listFile(args, {
    name: "people",
    list: async (db, place, actor) => listPeople(db, actor, { ...filter, triers: await askersWhoMayTry(db) }, place),
    noted: ["people", filter],
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
