import { eq, isNotNull } from "drizzle-orm";
import type { Db } from "../../platform/db/database.server.ts";
import { sendEmail } from "../delivery/send-email.server.ts";
import { meeting } from "../meeting/meeting.table.ts";
import { remindOf } from "../meeting/reminder.server.ts";
import { applicationCallReminderEmail } from "./application.emails.server.ts";
import { application } from "./application.table.ts";
import { mailHost, mayHost, team } from "./booking.server.ts";

export const remindOfCalls = (db: Db, now = new Date()) =>
  remindOf(
    db,
    isNotNull(meeting.application),
    async (tx, call) => {
      if (call.application === null) return;
      if (call.host !== team) {
        // Nobody is reminded of a call that the expert may no longer host, because the call will not take place.
        if (!(await mayHost(tx, call.host, call.application))) return;
        await mailHost(tx, call, "reminder");
      }
      const [applicant] = await tx
        .select({ id: application.id, email: application.email, lang: application.lang })
        .from(application)
        .where(eq(application.id, call.application));
      if (!applicant) return;
      const { id, email, lang } = applicant;
      const reminder = { lang, application: id, meeting: call.id, sequence: call.sequence };
      await sendEmail(tx, applicationCallReminderEmail.with(reminder), { key: email, subject: id });
    },
    now,
  );
