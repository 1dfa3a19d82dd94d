import { type SQL, sql } from "drizzle-orm";
import type { Db } from "../../platform/db/database.server.ts";

// The SQL names the table `application` as text, because importing the application module here would be circular.

/** SQL: a startup is in the programme if an application by a member of the startup was accepted. */
export const inProgramme = (startup: SQL | string) =>
  sql<boolean>`exists (select 1 from application accepted
    join person member on member.email = accepted.email and member.email_verified
    join startup_seat seat on seat.person = member.id
    where seat.startup = ${startup} and accepted.shown_standing = 'accepted')`;

export async function isInProgramme(db: Db, startup: string) {
  const { rows } = await db.execute<{ is: boolean }>(sql`select ${inProgramme(startup)} as is`);
  return rows[0]?.is === true;
}
