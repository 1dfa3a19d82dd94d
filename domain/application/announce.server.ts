import type { Db } from "../../platform/db/database.server.ts";
import { enqueue, newJob } from "../../platform/jobs/jobs.server.ts";
import {
  type ApplicationEvent,
  crmContactOf,
  type LeadToDeliver,
  operatorNoticeOf,
} from "../delivery/lead-deliveries.ts";
import { operatorNotice } from "../delivery/operator-notice.emails.server.ts";
import { crmQueue } from "../delivery/queues.server.ts";
import { emailJob } from "../delivery/send-email.server.ts";
import type { Application } from "./application.server.ts";

type Owner = Pick<Application, "id" | "email" | "lang">;

const aboutOf = ({ id, email }: Owner) => ({ key: email, subject: id });

/** Queues a notice to the operator, in the caller's transaction; does nothing if no operator address is configured. */
export async function tellOperator(
  tx: Db,
  owner: Owner,
  form: ApplicationEvent,
  fields: [name: string, value: string][],
  notify: string,
) {
  if (!notify) return;
  const notice = { to: notify, form, fields: [["email", owner.email] as [string, string], ...fields] };
  await enqueue(tx, [emailJob(operatorNotice.with(notice), aboutOf(owner))]);
}

/** Queues a CRM update and, if `notify` is not empty, an e-mail to the operator at this address. */
export async function announceChange(tx: Db, owner: Owner, payload: LeadToDeliver["payload"], notify: string) {
  const { id, email, lang } = owner;
  const lead: LeadToDeliver = { id, form: "application", email, lang, payload };
  await enqueue(tx, [newJob(crmQueue, crmContactOf(lead, undefined), aboutOf(owner))]);
  await tellOperator(tx, owner, "application-change", operatorNoticeOf(lead, notify).fields.slice(1), notify);
}
