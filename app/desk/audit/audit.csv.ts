import { noteExport } from "../../../domain/audit/export.server.ts";
import { listAudit } from "../../../domain/audit/list.server.ts";
import { everyPage } from "../../../platform/db/keyset.server.ts";
import { services, visitor } from "../../server/context.server.ts";
import { requireActor } from "../kit/require-actor.server.ts";
import { csvAnswer } from "../kit/csv-answer.server.ts";
import type { Route } from "./+types/audit.csv.ts";
import { auditAsked } from "./filter.server.ts";
import { deskAuditWords } from "./words.ts";

const whole = (state: unknown) => (state === null ? null : JSON.stringify(state));

export async function loader(asked: Route.LoaderArgs) {
  const actor = requireActor(asked);
  const { db } = asked.context.get(services);
  const { lang } = asked.context.get(visitor);
  const { columns, actions, kinds, results } = deskAuditWords.in(lang);
  const { filter } = auditAsked(asked.request);
  await noteExport(db, "audit", filter, actor);
  return csvAnswer({
    name: "audit",
    lang,
    pages: everyPage((place) => listAudit(db, filter, place, actor, 500)),
    columns: [
      { title: columns.when, cell: ({ at }) => at },
      { title: columns.actor, cell: ({ actorName }) => actorName },
      { title: columns.actorId, cell: ({ actor }) => actor },
      { title: columns.action, cell: ({ action }) => actions[action] ?? action },
      { title: columns.kind, cell: ({ objectKind }) => objectKind && (kinds[objectKind] ?? objectKind) },
      { title: columns.object, cell: ({ objectName }) => objectName },
      { title: columns.objectId, cell: ({ objectId }) => objectId },
      { title: columns.result, cell: ({ result }) => results[result] },
      { title: columns.before, cell: ({ before }) => whole(before) },
      { title: columns.after, cell: ({ after }) => whole(after) },
      { title: columns.address, cell: ({ address }) => address },
    ],
  });
}
