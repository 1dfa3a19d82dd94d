import { and, inArray, sql } from "drizzle-orm";
import type { DateSort } from "../../platform/db/keyset.server.ts";
import { daysLater, isDay } from "../../platform/language/paris-day.ts";
import { startOfParisDay } from "../../platform/language/paris-midnight.ts";
import { auditEntry } from "./audit.table.ts";

/** Empty fields match everything; `object` is an id or a name, and the days are in Paris. */
export type AuditFilter = {
  actor: string;
  action: string;
  object: string;
  called?: readonly string[];
  from: string;
  to: string;
  sort?: DateSort;
};

export const nobody = "nobody";

/** `object` is an id, an id with its kind ("person:…"), or a name. */
function isAbout(object: string, called: readonly string[]) {
  const [, kind, id] = /^([a-z.-]+):(.+)$/.exec(object) ?? [];
  if (called.length > 0) return inArray(auditEntry.objectId, [object, ...called]);
  return kind && id
    ? sql`${auditEntry.objectKind} = ${kind} and ${auditEntry.objectId} = ${id}`
    : sql`${auditEntry.objectId} = ${object}`;
}

export function conditionOf({ actor, action, object, called = [], from, to }: AuditFilter) {
  return and(
    actor === nobody ? sql`${auditEntry.actor} is null` : actor ? sql`${auditEntry.actor} = ${actor}` : undefined,
    action ? sql`${auditEntry.action} = ${action}` : undefined,
    object ? isAbout(object, called) : undefined,
    isDay(from) ? sql`${auditEntry.at} >= ${startOfParisDay(from).toISOString()}::timestamptz` : undefined,
    isDay(to) ? sql`${auditEntry.at} < ${startOfParisDay(daysLater(to, 1)).toISOString()}::timestamptz` : undefined,
  );
}
