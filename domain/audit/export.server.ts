import type { Db } from "../../platform/db/database.server.ts";
import { writeAudit } from "./audit.server.ts";
import type { ExportedList } from "./entry.ts";

/** Matches ids, days and states; any other filter value was typed and may contain personal data. */
const harmless = /^[\w:.-]+$/;

/** Search texts are left out of the record, because they may contain names. */
export function noteExport(
  db: Db,
  list: ExportedList,
  { text, ...filter }: Record<string, string>,
  { viewer, address }: { viewer: { id: string }; address: string },
) {
  const filters = Object.entries({ ...filter, search: text ? "…" : "" })
    .filter(([, value]) => value !== "")
    .map(([name, value]) => [name, harmless.test(value) ? value : "…"]);
  return writeAudit(db, { actor: viewer.id, action: `${list}.export`, after: Object.fromEntries(filters), address });
}
