import { type SQLWrapper, sql } from "drizzle-orm";
import type { Db } from "../../platform/db/database.server.ts";

// Lists of several nouns ask for this, and the audit log is the one that they all know: so tables are named in text.

type Reader = { viewer: { id: string } };

/** The leads of applications that a conflict of interest closes to somebody: the first of each, and its later versions. */
export const closedTo = ({ viewer: { id } }: Reader) => sql`(
  select c.application_id from conflict c where c.person_id = ${id} and c.lifted_at is null
  union all
  select r.id from application_revision r join conflict c on c.application_id = r.application_id
    where c.person_id = ${id} and c.lifted_at is null)`;

/** Condition: no conflict of interest of this reader closes the lead, or the application, with this id. */
export const isOpenTo = (reader: Reader, lead: SQLWrapper) => sql`${lead} not in ${closedTo(reader)}`;

/** The same for an id that is none where a row is about no lead, or that is text. */
export const isOpenOrNone = (reader: Reader, lead: SQLWrapper) =>
  sql`coalesce(${lead}::text not in (select application_id::text from ${closedTo(reader)} closed), true)`;

/** The same for a row about an e-mail address: it has sent none of the applications that are closed to this reader. */
export const isOpenAddress = ({ viewer: { id } }: Reader, email: SQLWrapper) => sql`coalesce(${email} not in (
  select a.email from application a join conflict c on c.application_id = a.id
  where c.person_id = ${id} and c.lifted_at is null), true)`;

/**
 * The leads of applications that somebody is to score and has not, the first of each and its later versions: until then
 * nothing of what others think of them is shown. A decision that can no longer be recalled ends this.
 */
export const unscoredBy = ({ viewer: { id } }: Reader) => sql`(
  with unscored as (
    select a.application_id from review_assignment a
    where a.reviewer = ${id} and a.ended_at is null and a.reviewed_at is null and not exists (
      select from application_decision d where d.application_id = a.application_id
        and (d.step = 'final' or d.verdict = 'no') and d.released_at is not null))
  select application_id from unscored
  union all
  select r.id from application_revision r join unscored u on u.application_id = r.application_id)`;

/** Whether a conflict of interest closes the lead, or the application, with this id to somebody. */
export async function isClosedTo(db: Db, reader: Reader, id: string) {
  const { rows } = await db.execute(sql`select 1 where ${id}::uuid in ${closedTo(reader)}`);
  return rows.length > 0;
}
