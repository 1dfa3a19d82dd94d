import type { AuditFilter } from "../../../domain/audit/filter.server.ts";
import { listApplications } from "../../../domain/application/list.server.ts";
import type { Delays } from "../../../domain/application/promises.ts";
import { listLeads } from "../../../domain/lead/list.server.ts";
import type { Actor } from "../../../domain/person/actor.ts";
import { listPeople } from "../../../domain/person/list.server.ts";
import type { Db } from "../../../platform/db/database.server.ts";
import { readListAddress, readSort } from "../kit/list-address.ts";

export function auditQuery(request: Request) {
  const names = ["actor", "action", "object", "from", "to", "columns"] as const;
  const { searchParams } = new URL(request.url);
  const { filters, place } = readListAddress(searchParams, names);
  const sort = readSort(searchParams, ["date"]);
  const sorted = { ...filters, sort } satisfies AuditFilter;
  return { filter: sorted, filters: sorted, place };
}

/** Text that is not a record's id is treated as a name or an e-mail address. */
export const isId = (object: string) => /^([a-z.-]+:\S+|[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12})$/.test(object);

/** The maximum number of people, of leads and of applications that one search can match. */
const most = 200;

export async function withIds(db: Db, actor: Actor, filter: AuditFilter, delays: Delays): Promise<AuditFilter> {
  const text = filter.object;
  if (text === "" || isId(text)) return filter;
  const anything = { text, state: "" } as const;
  const found = [
    await listPeople(db, actor, { ...anything, role: "" }, { size: most }),
    await listLeads(db, actor, { ...anything, form: "", from: "", to: "" }, { size: most }),
    await listApplications(db, actor, { text, view: "all", intake: "" }, delays, { size: most }),
  ];
  return { ...filter, called: found.flatMap(({ rows }) => rows.map(({ id }) => id)) };
}
