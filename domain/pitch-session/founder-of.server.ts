import { eq, sql } from "drizzle-orm";
import type { Db } from "../../platform/db/database.server.ts";
import { lead } from "../lead/lead.table.ts";
import { notifyStartup } from "../notification/notify.server.ts";
import { memberToMail } from "../person/startup-contact.server.ts";
import { person } from "../person/person.table.ts";
import { pitchApplication } from "./pitch-application.table.ts";

/**
 * SQL for the startup of an application. The query must join `lead` and `pitch_application`. A startup's reader does
 * not apply for it, so a form of theirs is their own.
 */
export const founderOf = sql<
  string | null
>`case when not ${lead.startupClosed} then coalesce(${pitchApplication.founder}, ${lead.startup}, (
  select s.startup from startup_seat s join person p on p.id = s.person
  where p.email = ${lead.email} and p.email_verified and p.role = 'founder' and s.role <> 'reader')) end`;

/** Ties applications to startups, so that a startup keeps its place after the sender leaves. Skips locked rows. */
export async function tiePlaces(db: Db) {
  await db.execute(sql`
    with seated as (
      select sent.id, seat.startup from lead sent
      join person sender on sender.email = sent.email and sender.email_verified and sender.role = 'founder'
      join startup_seat seat on seat.person = sender.id and seat.role <> 'reader'
      join startup on startup.id = seat.startup
      where sent.startup is null and not sent.startup_closed and (sent.id in (select lead_id from session_place)
        or sent.id in (select lead from pitch_answer))
      for update of sent skip locked
      for key share of seat, startup skip locked)
    update lead set startup = seated.startup from seated where lead.id = seated.id`);
}

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
      ? (await memberToMail(tx, found.founder, null))?.id
      : mailed === "applicant"
        ? (found.applicant ?? undefined)
        : undefined;
  await notifyStartup(tx, found.founder, { kind: "pitch-session", ...change, mailedTo });
}
