import { type SQLWrapper, sql } from "drizzle-orm";
import type { Db } from "../../platform/db/database.server.ts";

// Tables are named in SQL text, because importing the table modules would create an import cycle.

export type Reader = { viewer: { id: string } };

/** A subquery for the ids of applications and their revisions on which the person has a conflict of interest. */
export const closedTo = ({ viewer: { id } }: Reader) => sql`(
  select c.application_id from conflict c where c.person_id = ${id} and c.lifted_at is null
  union all
  select r.id from application_revision r join conflict c on c.application_id = r.application_id
    where c.person_id = ${id} and c.lifted_at is null)`;

/** Returns an SQL condition: the person has no conflict of interest about the lead or application with this id. */
export const isOpenTo = (reader: Reader, lead: SQLWrapper) => sql`${lead} not in ${closedTo(reader)}`;

/** An SQL condition: the id is null, or the person has no conflict of interest about this application. */
export const isOpenOrNone = (reader: Reader, lead: SQLWrapper) =>
  sql`coalesce(${lead}::text not in (select application_id::text from ${closedTo(reader)} closed), true)`;

/**
 * Returns an SQL condition: the viewer has no conflict of interest about any application sent from this e-mail address.
 */
export const isOpenAddress = ({ viewer: { id } }: Reader, email: SQLWrapper) => sql`coalesce(${email} not in (
  select a.email from application a join conflict c on c.application_id = a.id
  where c.person_id = ${id} and c.lifted_at is null), true)`;

/** A subquery for the applications that the person must still review; a sent decision ends this duty. */
export const unscoredBy = ({ viewer: { id } }: Reader) => sql`(
  with unscored as (
    select a.application_id from review_assignment a join application p on p.id = a.application_id
    where a.reviewer = ${id} and a.ended_at is null and a.reviewed_at is null
      and (p.standing in ('first', 'call') or not exists (
        select from application_decision d where d.application_id = a.application_id
          and (d.step = 'final' or d.verdict = 'no') and d.released_at is not null)))
  select application_id from unscored
  union all
  select r.id from application_revision r join unscored u on u.application_id = r.application_id)`;

/** Returns true if a person has a conflict of interest about the lead or application with this id. */
export async function isClosedTo(db: Db, reader: Reader, id: string) {
  const { rows } = await db.execute(sql`select 1 where ${id}::uuid in ${closedTo(reader)}`);
  return rows.length > 0;
}

/** Returns true if a person must review the application with this id and has not reviewed it. */
export async function isUnscoredBy(db: Db, reader: Reader, id: string) {
  const { rows } = await db.execute(sql`select 1 where ${id}::uuid in ${unscoredBy(reader)}`);
  return rows.length > 0;
}
