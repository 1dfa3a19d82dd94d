import { and, eq, gte, notExists, sql } from "drizzle-orm";
import type { Db } from "../../platform/db/database.server.ts";
import { sendEmail } from "../delivery/send-email.server.ts";
import { host } from "../meeting/host.table.ts";
import type { Meeting } from "../meeting/meeting-mails.server.ts";
import { meeting } from "../meeting/meeting.table.ts";
import { applicationCallSetEmail } from "./application.emails.server.ts";
import { application, applicationInvitation } from "./application.table.ts";
import { callEventOf } from "./booking.server.ts";

/** The new place is also stored in the invitation, because the applicant's page shows that place. */
async function mailNewPlaceOfCall(tx: Db, booked: Meeting) {
  if (booked.application === null) return;
  const [applicant] = await tx
    .select({ id: application.id, email: application.email, lang: application.lang })
    .from(application)
    .where(eq(application.id, booked.application));
  if (!applicant) return;
  const { id, email, lang } = applicant;
  await tx
    .update(applicationInvitation)
    .set({ where: booked.place })
    .where(and(eq(applicationInvitation.applicationId, id), eq(applicationInvitation.host, booked.host)));
  const call = callEventOf(booked, email);
  const params = { lang, application: id, time: call.startsAt, where: booked.place, call, isPlace: true };
  await sendEmail(tx, applicationCallSetEmail.with(params), { key: email, subject: id });
}

/** A call keeps its place if the applicant was invited after the host's last change: the team typed that place. */
export const newPlaceOfCall = (db: Db) => ({
  mail: mailNewPlaceOfCall,
  follows: notExists(
    db
      .select({ one: sql`1` })
      .from(applicationInvitation)
      .where(
        and(
          ...[
            eq(applicationInvitation.applicationId, meeting.application),
            eq(applicationInvitation.host, meeting.host),
          ],
          gte(applicationInvitation.invitedAt, host.changedAt),
        ),
      ),
  ),
});
