import { type SQL, sql } from "drizzle-orm";
import type { Db } from "../../platform/db/database.server.ts";

// The SQL names the table `application` as text, because importing the application module here would be circular.

/**
 * SQL for the accepted applications that are assigned to the startup or, if unassigned, come from one of its people. A
 * startup's reader does not apply for it, so their acceptance is their own.
 */
const acceptedOf = (startup: SQL | string) => sql`application accepted where accepted.shown_standing = 'accepted'
  and (accepted.startup = ${startup} or accepted.startup is null and accepted.email in (
    select member.email from startup_seat seat join person member on member.id = seat.person and member.email_verified
    where seat.startup = ${startup} and seat.role <> 'reader'))`;

/** SQL condition: the startup has a place in the programme. */
export const inProgramme = (startup: SQL | string) => sql<boolean>`(exists (select 1 from ${acceptedOf(startup)}))`;

/** Returns the last intake for which the startup is accepted, null if it has no place in the programme. */
export async function programmeIntake(db: Db, startup: string) {
  const { rows } = await db.execute<{ intake: string | null }>(
    sql`select max(accepted.intake) as intake from ${acceptedOf(startup)}`,
  );
  return rows[0]?.intake ?? null;
}

export const isInProgramme = async (db: Db, startup: string) => (await programmeIntake(db, startup)) !== null;

/** Ties acceptances to startups, so that a startup keeps its place after the applicant leaves. Skips locked rows. */
export async function tieAcceptances(db: Db) {
  await db.execute(sql`
    with seated as (
      select accepted.id, seat.startup from application accepted
      join person member on member.email = accepted.email and member.email_verified
      join startup_seat seat on seat.person = member.id and seat.role <> 'reader'
      join startup on startup.id = seat.startup
      where accepted.startup is null and accepted.shown_standing = 'accepted'
      for update of accepted skip locked
      for key share of seat, startup skip locked)
    update application set startup = seated.startup from seated where application.id = seated.id`);
}
