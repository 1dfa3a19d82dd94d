import { eq, sql } from "drizzle-orm";
import type { Db } from "../../platform/db/database.server.ts";
import { lead } from "../lead/lead.table.ts";
import { notify } from "../notification/notify.server.ts";
import { person } from "../person/person.table.ts";
import { pitchApplication } from "./pitch-application.table.ts";

/**
 * Whose account an application to pitch belongs to, where `pitch_application` is joined: the founder who sent it from
 * the cockpit, else the one who has proven to read its e-mail.
 */
export const founderOf = sql<string | null>`coalesce(${pitchApplication.founder}, (
  select ${person.id} from ${person}
  where ${person.email} = ${lead.email} and ${person.emailVerified} and ${person.role} = 'founder'))`;

/** Notifies the founder whom an application is tied to; nobody is notified where it has no account. */
export async function notifyFounderOf(tx: Db, leadId: string, change: { event: string; data: Record<string, string> }) {
  const [found] = await tx
    .select({ founder: founderOf })
    .from(lead)
    .leftJoin(pitchApplication, eq(pitchApplication.lead, lead.id))
    .where(eq(lead.id, leadId));
  if (found?.founder) await notify(tx, found.founder, { kind: "pitch-session", ...change });
}
