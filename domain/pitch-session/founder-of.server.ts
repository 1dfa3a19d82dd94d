import { eq, sql } from "drizzle-orm";
import type { Db } from "../../platform/db/database.server.ts";
import { lead } from "../lead/lead.table.ts";
import { person } from "../person/person.table.ts";
import { pitchApplication } from "./pitch-application.table.ts";

/**
 * Whose account an application to pitch belongs to, where `pitch_application` is joined: the founder who sent it from
 * the cockpit, else the one who has proven to read its e-mail.
 */
export const founderOf = sql<string | null>`coalesce(${pitchApplication.founder}, (
  select ${person.id} from ${person}
  where ${person.email} = ${lead.email} and ${person.emailVerified} and ${person.role} = 'founder'))`;

/** The founder whom an application is tied to; null without an account. */
export async function founderOfLead(db: Db, id: string) {
  const [found] = await db
    .select({ founder: founderOf })
    .from(lead)
    .leftJoin(pitchApplication, eq(pitchApplication.lead, lead.id))
    .where(eq(lead.id, id));
  return found?.founder ?? null;
}
