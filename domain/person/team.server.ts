import { and, eq } from "drizzle-orm";
import type { Db } from "../../platform/db/database.server.ts";
import { emailKey } from "../../platform/mail/email-key.server.ts";
import { person } from "./person.table.ts";

/** The language of the team member whose account has this address; undefined when nobody of the team has. */
export async function langOfTeamMember(db: Db, address: string) {
  const [found] = await db
    .select({ lang: person.lang })
    .from(person)
    .where(and(eq(person.email, emailKey(address)), eq(person.role, "admin")));
  return found?.lang;
}
