import type { Db } from "../../platform/db/database.server.ts";
import { writeAudit } from "./audit.server.ts";
import type { ExportedList } from "./entry.ts";

/**
 * Matches ids, days and state names, which are safe to log. Any other filter value was typed and may contain a person's
 * name or address.
 */
const harmless = /^[\w:.-]+$/;

/**
 * Records that a list of personal data was exported, and with which filters. Search texts are left out, because they
 * may contain names.
 */
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
