import type { AuditFilter } from "../../../domain/audit/list.server.ts";
import { readListAddress } from "../kit/list-address.ts";

/** What a request for the log, or for its file, asks for. */
export function auditAsked(request: Request) {
  const names = ["actor", "action", "object", "from", "to"] as const;
  const { filters, place } = readListAddress(new URL(request.url).searchParams, names);
  return { filter: filters satisfies AuditFilter, filters, place };
}
