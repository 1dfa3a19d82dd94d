import { listRequests } from "../../../domain/privacy/register.server.ts";
import { services } from "../../context/context.server.ts";
import { listFile } from "../kit/list-file.server.ts";
import type { Route } from "./+types/privacy.csv.ts";
import { registerQuery } from "./filter.server.ts";
import { deskPrivacyWords } from "./words.ts";

export function loader(args: Route.LoaderArgs) {
  const { lang } = args.context.get(services);
  const words = deskPrivacyWords.in(lang);
  const { columns } = words;
  const { filter } = registerQuery(args.request);
  return listFile(args, {
    name: "privacy",
    list: (db, place, actor) => listRequests(db, actor, filter, place),
    noted: ["privacy-requests", filter],
    columns: [
      { title: columns.kind, cell: ({ kind }) => words.kinds[kind] },
      { title: columns.who, cell: ({ email }) => email ?? words.erased },
      { title: columns.via, cell: ({ via }) => words.via[via] },
      { title: columns.asked, cell: ({ askedAt }) => askedAt },
      { title: columns.due, cell: ({ dueAt }) => dueAt },
      { title: columns.closed, cell: ({ closedAt }) => closedAt },
      {
        title: columns.state,
        cell: ({ outcome, late }) => (outcome ? words.outcomes[outcome] : late ? words.late : null),
      },
      { title: columns.records, cell: ({ records }) => records },
      { title: columns.crm, cell: ({ crm }) => crm && words.crm[crm.state] },
      { title: columns.id, cell: ({ id }) => id },
    ],
  });
}
