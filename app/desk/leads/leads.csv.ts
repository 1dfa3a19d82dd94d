import { noteExport } from "../../../domain/audit/export.server.ts";
import { listLeads } from "../../../domain/lead/list.server.ts";
import { everyPage } from "../../../platform/db/keyset.server.ts";
import { services, visitor } from "../../server/context.server.ts";
import { requireActor } from "../kit/require-actor.server.ts";
import { csvAnswer } from "../kit/csv-answer.server.ts";
import { deskWords } from "../words.ts";
import type { Route } from "./+types/leads.csv.ts";
import { leadsAsked } from "./filter.server.ts";
import { companyIn, nameIn, excerptOf } from "./lead-summary.ts";
import { deskLeadsWords } from "./words.ts";

export async function loader(asked: Route.LoaderArgs) {
  const actor = requireActor(asked);
  const { db } = asked.context.get(services);
  const { lang } = asked.context.get(visitor);
  const { columns, states, yes, no } = deskLeadsWords.in(lang);
  const { filter } = leadsAsked(asked.request);
  await noteExport(db, "leads", filter, actor);
  return csvAnswer({
    name: "leads",
    lang,
    pages: everyPage((place) => listLeads(db, filter, place, actor, 500)),
    columns: [
      { title: columns.when, cell: ({ createdAt }) => createdAt },
      { title: columns.form, cell: ({ form }) => deskWords.in(lang).forms[form] ?? form },
      { title: columns.state, cell: ({ status, spam }) => (spam ? states.spam : states[status]) },
      { title: columns.email, cell: ({ email }) => email },
      { title: columns.name, cell: ({ payload }) => nameIn(payload) },
      { title: columns.company, cell: ({ payload }) => companyIn(payload) },
      { title: columns.excerpt, cell: ({ payload }) => excerptOf(payload) },
      { title: columns.notified, cell: ({ notified }) => (notified ? yes : no) },
      { title: columns.id, cell: ({ id }) => id },
    ],
  });
}
