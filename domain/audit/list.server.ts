import { and, type SQL, sql } from "drizzle-orm";
import type { Db } from "../../platform/db/database.server.ts";
import { byDate, type Order, type Page, type Place, placeIn, readPage } from "../../platform/db/keyset.server.ts";
import { type Colleague, mustHave } from "./access.ts";
import { closedTo, isOpenOrNone, unscoredBy } from "./closed.server.ts";
import { auditEntry, type AuditResult } from "./audit.table.ts";
import { conditionOf, type AuditFilter } from "./filter.server.ts";

export type ListedEntry = {
  id: number;
  at: Date;
  actor: string | null;
  action: string;
  objectKind: string | null;
  objectId: string | null;
  result: AuditResult;
  before: unknown;
  after: unknown;
  address: string | null;
  /** The actor's name. Null if the person was deleted or never had a name. */
  actorName: string | null;
  objectName: string | null;
  /** The form that was used to send the object, if the object is a lead. */
  objectForm: string | null;
  place: string;
};

const newest: Order = {
  by: [
    { key: auditEntry.at, kind: "time" },
    { key: auditEntry.id, kind: "number" },
  ],
  newestFirst: true,
};

/** The name is read at query time, so that an erased person is shown only as an id. */
const nameOf = (id: SQL) =>
  sql<string | null>`(select coalesce(nullif(p.name, ''), p.email) from person p where p.id = ${id})`;

const isUuid = sql`audit_entry.object_id ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$'`;
const uuid = sql`(case when ${isUuid} then audit_entry.object_id::uuid end)`;

const payloadText = (...names: string[]) =>
  sql.join(
    names.map((name) => sql`nullif(l.payload ->> ${name}::text, '')`),
    sql`, `,
  );
const company = sql`coalesce(${payloadText("companyName", "startupName", "firm", "projectName")})`;
const sender = sql`coalesce(${payloadText("fullName")}, nullif(concat_ws(' ', ${payloadText("firstName", "lastName")}), ''))`;

const senderOfLead = sql`(select coalesce(nullif(concat_ws(', ', ${company}, ${sender}), ''), l.email) from lead l where l.id = ${uuid})`;
const applicant = sql`(select concat_ws(', ', s.answers ->> 'companyName', s.answers ->> 'fullName')
  from application_submission s where s.application_id = ${uuid} order by s.submitted_at desc limit 1)`;

const columns = {
  id: auditEntry.id,
  at: auditEntry.at,
  actor: auditEntry.actor,
  action: auditEntry.action,
  objectKind: auditEntry.objectKind,
  objectId: auditEntry.objectId,
  result: auditEntry.result,
  before: auditEntry.before,
  // Entries about the answer to an introduction held its verdict, or the session of a yes, which are private.
  after: sql<unknown>`case when audit_entry.action <> 'introduction.answer' then audit_entry.after end`,
  address: auditEntry.address,
  actorName: nameOf(sql`audit_entry.actor`),
  objectName: sql<string | null>`case audit_entry.object_kind
    when 'person' then ${nameOf(sql`audit_entry.object_id`)}
    when 'lead' then ${senderOfLead}
    when 'application' then ${applicant} end`,
  objectForm: sql<
    string | null
  >`case when audit_entry.object_kind = 'lead' then (select l.form from lead l where l.id = ${uuid}) end`,
  place: placeIn(newest),
};

/** Hides entries that would reveal others' reviews or concern applications with a conflict of interest. */
const mayBeReadBy = (reader: Colleague) => sql`(${auditEntry.objectId} is null or (
  ${isOpenOrNone(reader, auditEntry.objectId)}
  and (${auditEntry.objectKind} <> 'delivery' or ${auditEntry.objectId} not in (
    select j.id::text from job j where j.subject in ${closedTo(reader)}))
  and (${auditEntry.action} not in ('review.submit', 'lead.note') or ${auditEntry.actor} = ${reader.viewer.id}
    or ${auditEntry.objectId} not in (select application_id::text from ${unscoredBy(reader)} unscored))))`;

const readEntries = (db: Db, filter: AuditFilter, place: Place, more?: SQL): Promise<Page<ListedEntry>> =>
  readPage<ListedEntry>(byDate(newest, filter.sort), place, ({ where, orderBy, limit }) =>
    db
      .select(columns)
      .from(auditEntry)
      .where(and(conditionOf(filter), where, more))
      .orderBy(...orderBy)
      .limit(limit),
  );

export async function listAudit(db: Db, actor: Colleague, filter: AuditFilter, place: Place) {
  mustHave(actor, "audit");
  return readEntries(db, filter, place, mayBeReadBy(actor));
}

/** Returns the entries about one object, newest first. The caller must have checked the permission. */
export const entriesAbout = (db: Db, object: string, place: Place) =>
  readEntries(db, { actor: "", action: "", object, from: "", to: "" }, place);

/** Each action takes one index lookup, so the time does not depend on the number of entries. */
export async function occurringActions(db: Db, actor: Colleague) {
  mustHave(actor, "audit");
  const { rows } = await db.execute<{ action: string }>(sql`
    with recursive found as (
      (select action from ${auditEntry} order by action limit 1)
      union all
      select (select action from ${auditEntry} where action > found.action order by action limit 1) from found where found.action is not null
    )
    select action from found where action is not null`);
  return rows.map(({ action }) => action);
}
