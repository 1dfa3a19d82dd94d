import type { Db } from "../../platform/db/database.server.ts";
import { enqueue, newJob } from "../../platform/jobs/jobs.server.ts";
import type { EmailToSend } from "./email.server.ts";
import { receiptOf } from "./lead.emails.server.ts";
import { operatorNotice } from "./operator-notice.emails.server.ts";
import { crmContactOf, type LeadToDeliver, type MarketingConsent, operatorNoticeOf } from "./lead-deliveries.ts";
import { crmQueue } from "./queues.server.ts";
import { emailJob, sendEmail } from "./send-email.server.ts";

export async function createDeliveries(
  tx: Db,
  lead: LeadToDeliver,
  {
    notify,
    marketing,
    email = receiptOf(lead),
  }: { notify?: string; marketing?: MarketingConsent | undefined; email?: EmailToSend | undefined } = {},
) {
  const about = { key: lead.email, subject: lead.id };
  await enqueue(tx, [newJob(crmQueue, crmContactOf(lead, marketing), about)]);
  await sendEmail(tx, email, about);
  await enqueue(tx, [...(notify ? [emailJob(operatorNotice.with(operatorNoticeOf(lead, notify)), about)] : [])]);
}

/** No receipt is sent for an addition, because the lead itself was already acknowledged. */
export async function createAdditionDeliveries(tx: Db, lead: LeadToDeliver, notify: string) {
  const about = { key: lead.email, subject: lead.id };
  await enqueue(tx, [
    newJob(crmQueue, crmContactOf(lead, undefined), about),
    ...(notify ? [emailJob(operatorNotice.with(operatorNoticeOf(lead, notify, true)), about)] : []),
  ]);
}
