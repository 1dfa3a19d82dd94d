import { promisedDelays } from "../../../domain/application/facts.server.ts";
import { listAudit } from "../../../domain/audit/list.server.ts";
import { services } from "../../context/context.server.ts";
import { listFile } from "../kit/list-file.server.ts";
import type { Route } from "./+types/audit.csv.ts";
import { requireColleague } from "../../shell/require.server.ts";
import { deskWords } from "../words.ts";
import { writtenState } from "./field-name.ts";
import { auditQuery, isId, withIds } from "./filter.server.ts";
import { objectName } from "./object-name.ts";
import { deskAuditWords } from "./words.ts";

export async function loader(args: Route.LoaderArgs) {
  const { lang } = args.context.get(services);
  const { columns, actions, kinds, results } = deskAuditWords.in(lang);
  const { forms } = deskWords.in(lang);
  const { db, content } = args.context.get(services);
  const { filter } = auditQuery(args.request);
  const asksFor = await withIds(db, requireColleague(args).actor, filter, promisedDelays(content));
  const { object, ...others } = filter;
  return listFile(args, {
    name: "audit",
    list: (db, place, actor) => listAudit(db, actor, asksFor, place),
    noted: ["audit", isId(object) ? filter : { ...others, text: object }],
    columns: [
      { title: columns.when, cell: ({ at }) => at },
      { title: columns.actor, cell: ({ actorName }) => actorName },
      { title: columns.actorId, cell: ({ actor }) => actor },
      { title: columns.action, cell: ({ action }) => actions[action] ?? action },
      { title: columns.kind, cell: ({ objectKind }) => objectKind && (kinds[objectKind] ?? objectKind) },
      { title: columns.object, cell: (entry) => objectName(entry, { forms, kinds }) },
      { title: columns.objectId, cell: ({ objectId }) => objectId },
      { title: columns.result, cell: ({ result }) => results[result] },
      { title: columns.before, cell: (entry) => writtenState(entry, entry.before, lang) },
      { title: columns.after, cell: (entry) => writtenState(entry, entry.after, lang) },
      { title: columns.address, cell: ({ address }) => address },
    ],
  });
}
