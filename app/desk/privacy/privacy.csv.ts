import { noteExport } from "../../../domain/audit/export.server.ts";
import { listRequests } from "../../../domain/privacy/register.server.ts";
import { everyPage } from "../../../platform/db/keyset.server.ts";
import { services, visitor } from "../../server/context.server.ts";
import { requireActor } from "../kit/require-actor.server.ts";
import { csvAnswer } from "../kit/csv-answer.server.ts";
import type { Route } from "./+types/privacy.csv.ts";
import { registerAsked } from "./filter.server.ts";
import { deskPrivacyWords } from "./words.ts";

export async function loader(asked: Route.LoaderArgs) {
  const actor = requireActor(asked);
  const { db } = asked.context.get(services);
  const { lang } = asked.context.get(visitor);
  const own = deskPrivacyWords.in(lang);
  const { columns } = own;
  const { filter } = registerAsked(asked.request);
  await noteExport(db, "privacy-requests", filter, actor);
  return csvAnswer({
    name: "privacy",
    lang,
    pages: everyPage((place) => listRequests(db, filter, place, actor, 500)),
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
