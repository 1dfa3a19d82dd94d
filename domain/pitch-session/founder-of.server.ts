import { eq, sql } from "drizzle-orm";
import type { Db } from "../../platform/db/database.server.ts";
import { lead } from "../lead/lead.table.ts";
import { notifyStartup } from "../notification/notify.server.ts";
import { contactOf } from "../person/startup-contact.server.ts";
import { person } from "../person/person.table.ts";
import { pitchApplication } from "./pitch-application.table.ts";

/** SQL for the startup of an application. The query must join `pitch_application`. */
export const founderOf = sql<string | null>`coalesce(${pitchApplication.founder}, (
  select s.startup from startup_seat s join person p on p.id = s.person
  where p.email = ${lead.email} and p.email_verified and p.role = 'founder'))`;

/** `mailed` is the person who also gets a separate e-mail: the applicant or the startup's contact. */
export async function notifyFounderOf(
  tx: Db,
  leadId: string,
  { mailed, ...change }: { event: string; data: Record<string, string>; mailed?: "applicant" | "contact" },
) {
  const [found] = await tx
    .select({ founder: founderOf, applicant: person.id })
    .from(lead)
    .leftJoin(pitchApplication, eq(pitchApplication.lead, lead.id))
    .leftJoin(person, eq(person.email, lead.email))
    .where(eq(lead.id, leadId));
  if (!found?.founder) return;
  const mailedTo =
    mailed === "contact"
      ? (await contactOf(tx, found.founder))?.id
      : mailed === "applicant"
        ? (found.applicant ?? undefined)
        : undefined;
  await notifyStartup(tx, found.founder, { kind: "pitch-session", ...change, mailedTo });
}
