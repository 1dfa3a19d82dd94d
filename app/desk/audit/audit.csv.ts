import { listAudit } from "../../../domain/audit/list.server.ts";
import { visitor } from "../../server/context.server.ts";
import { listFile } from "../kit/list-file.server.ts";
import type { Route } from "./+types/audit.csv.ts";
import { auditAsked } from "./filter.server.ts";
import { deskAuditWords } from "./words.ts";

const whole = (state: unknown) => (state === null ? null : JSON.stringify(state));

export function loader(asked: Route.LoaderArgs) {
  const { lang } = asked.context.get(visitor);
  const { columns, actions, kinds, results } = deskAuditWords.in(lang);
  const { filter } = auditAsked(asked.request);
  return listFile(asked, {
    name: "audit",
    list: (db, place, actor, size) => listAudit(db, filter, place, actor, size),
    noted: ["audit", filter],
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
