import { sql } from "drizzle-orm";
import type { Db } from "../../platform/db/database.server.ts";

// The SQL names the table `application` as text, because importing the application module here would be circular.

/** Checks whether a startup is in the programme, which means that an application of one of its people was accepted. */
export async function isInProgramme(db: Db, startup: string) {
  const { rows } = await db.execute(sql`select 1 from application a
    join person p on p.email = a.email and p.email_verified
    join startup_seat s on s.person = p.id
    where s.startup = ${startup} and a.shown_standing = 'accepted' limit 1`);
  return rows.length > 0;
}
