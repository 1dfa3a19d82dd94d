import { eq, sql } from "drizzle-orm";
import type { Db } from "../../platform/db/database.server.ts";
import { lead } from "../lead/lead.table.ts";
import { notifyStartup } from "../notification/notify.server.ts";
import { pitchApplication } from "./pitch-application.table.ts";

/**
 * SQL: the startup that an application belongs to, for queries that join `pitch_application`: the one that sent it from
 * the cockpit, else that of the founder who has confirmed the e-mail address.
 */
export const founderOf = sql<string | null>`coalesce(${pitchApplication.founder}, (
  select s.startup from startup_seat s join person p on p.id = s.person
  where p.email = ${lead.email} and p.email_verified and p.role = 'founder'))`;

/** Notifies the startup that an application belongs to, if it has an account. */
export async function notifyFounderOf(
  tx: Db,
  leadId: string,
  change: { event: string; data: Record<string, string>; mailed?: true },
) {
  const [found] = await tx
    .select({ founder: founderOf })
    .from(lead)
    .leftJoin(pitchApplication, eq(pitchApplication.lead, lead.id))
    .where(eq(lead.id, leadId));
  if (found?.founder) await notifyStartup(tx, found.founder, { kind: "pitch-session", ...change });
}
