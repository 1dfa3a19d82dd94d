import { and, eq } from "drizzle-orm";
import type { Db } from "../../platform/db/database.server.ts";
import { sendEmail } from "../delivery/send-email.server.ts";
import type { Meeting } from "../meeting/meeting-mails.server.ts";
import { applicationCallSetEmail } from "./application.emails.server.ts";
import { application, applicationInvitation } from "./application.table.ts";
import { callEventOf } from "./booking.server.ts";

/** The new place is also stored in the invitation, because the applicant's page shows that place. */
export async function mailNewPlaceOfCall(tx: Db, booked: Meeting) {
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
