import { listIntroductions } from "../../../domain/introduction/desk-list.server.ts";
import { services } from "../../context/context.server.ts";
import { listFile } from "../kit/list-file.server.ts";
import type { Route } from "./+types/relations.csv.ts";
import { relationsQuery } from "./query.server.ts";
import { deskRelationsWords } from "./words.ts";

export function loader(args: Route.LoaderArgs) {
  const { columns, states } = deskRelationsWords.in(args.context.get(services).lang);
  const { filters } = relationsQuery(args.request);
  return listFile(args, {
    name: "relations",
    list: (db, place, actor) => listIntroductions(db, actor, filters, place),
    noted: ["introductions", filters],
    columns: [
      { title: columns.startup, cell: ({ startup }) => startup },
      { title: columns.investor, cell: ({ investor }) => investor },
      { title: columns.firm, cell: ({ firm }) => firm },
      { title: columns.state, cell: (row) => states[row.state] },
      { title: columns.asked, cell: ({ askedAt }) => askedAt },
      { title: columns.due, cell: ({ expiresAt }) => expiresAt },
      { title: columns.closed, cell: ({ closedAt }) => closedAt ?? "" },
    ],
  });
}
