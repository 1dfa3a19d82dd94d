import type { Db } from "../../platform/db/database.server.ts";
import { writeAudit } from "./audit.server.ts";

/** What ids, days and names of states are made of; anything else was typed and may be somebody's address. */
const harmless = /^[\w:.-]+$/;

/** Notes that a list of people's data was taken away, and by which filters; what was searched for may be a name. */
export function noteExport(
  db: Db,
  list: "leads" | "applications" | "people" | "deliveries" | "privacy-requests" | "startups" | "subscribers" | "audit",
  { text, ...filter }: Record<string, string>,
  { viewer, address }: { viewer: { id: string }; address: string },
) {
  const asked = Object.entries({ ...filter, search: text ? "…" : "" })
    .filter(([, value]) => value !== "")
    .map(([name, value]) => [name, harmless.test(value) ? value : "…"]);
  return writeAudit(db, { actor: viewer.id, action: `${list}.export`, after: Object.fromEntries(asked), address });
}
