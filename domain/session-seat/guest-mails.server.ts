import { eq, type SQL } from "drizzle-orm";
import type { SessionSeatEmail } from "../../emails/session-seat.tsx";
import type { Db } from "../../platform/db/database.server.ts";
import { enqueue } from "../../platform/jobs/jobs.server.ts";
import { emailJob } from "../delivery/send-email.server.ts";
import { person } from "../person/person.table.ts";
import { guestEmails } from "./session-seat.emails.server.ts";
import { sessionGuest } from "./session-seat.table.ts";

export async function mailGuests(tx: Db, name: SessionSeatEmail, guests: SQL | undefined) {
  const rows = await tx
    .select({
      guest: sessionGuest.id,
      sequence: sessionGuest.sequence,
      email: person.email,
      lang: person.lang,
    })
    .from(sessionGuest)
    .innerJoin(person, eq(person.id, sessionGuest.investor))
    .where(guests)
    .orderBy(sessionGuest.seq);
  const jobs = rows.map(({ email, ...row }) =>
    emailJob(guestEmails[name].with(row), { key: email, subject: row.guest }),
  );
  if (jobs.length > 0) await enqueue(tx, jobs);
}
