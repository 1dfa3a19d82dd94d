import { listRequests } from "../../../domain/privacy/register.server.ts";
import { visitor } from "../../context/context.server.ts";
import { listFile } from "../kit/list-file.server.ts";
import type { Route } from "./+types/privacy.csv.ts";
import { registerAsked } from "./filter.server.ts";
import { deskPrivacyWords } from "./words.ts";

export function loader(asked: Route.LoaderArgs) {
  const { lang } = asked.context.get(visitor);
  const own = deskPrivacyWords.in(lang);
  const { columns } = own;
  const { filter } = registerAsked(asked.request);
  return listFile(asked, {
    name: "privacy",
    list: (db, place, actor) => listRequests(db, filter, place, actor),
    noted: ["privacy-requests", filter],
    columns: [
      { title: columns.kind, cell: ({ kind }) => own.kinds[kind] },
      { title: columns.who, cell: ({ email }) => email ?? own.erased },
      { title: columns.via, cell: ({ via }) => own.via[via] },
      { title: columns.asked, cell: ({ askedAt }) => askedAt },
      { title: columns.due, cell: ({ dueAt }) => dueAt },
      { title: columns.closed, cell: ({ closedAt }) => closedAt },
      { title: columns.state, cell: ({ outcome, late }) => (outcome ? own.outcomes[outcome] : late ? own.late : null) },
      { title: columns.records, cell: ({ records }) => records },
      { title: columns.crm, cell: ({ crm }) => crm && own.crm[crm.state] },
      { title: columns.id, cell: ({ id }) => id },
    ],
  });
}
