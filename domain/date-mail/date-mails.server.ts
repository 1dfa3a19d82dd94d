import { and, eq, exists, inArray, not, type SQL, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { Db } from "../../platform/db/database.server.ts";
import { enqueue } from "../../platform/jobs/jobs.server.ts";
import { mailboxIn } from "../../platform/mail/email-key.server.ts";
import type { EmailToSend } from "../delivery/email.server.ts";
import { emailJob } from "../delivery/send-email.server.ts";
import type { LeadForm } from "../form/forms.ts";
import { lead } from "../lead/lead.table.ts";
import { dateMail, dateStop } from "./date-mail.table.ts";

type Lead = Pick<typeof lead.$inferSelect, "lang">;

type DateToTell = {
  form: LeadForm;
  /**
   * An SQL condition that selects the leads about the event with the new date. If undefined, all leads of the form are
   * selected.
   */
  among?: SQL;
  date: string;
  /** An SQL aggregate over a person's leads, grouped by mailbox; true if the person should get the e-mail. */
  waits: SQL;
  email(to: Lead): EmailToSend;
};

const batch = 100;

/**
 * Returns an SQL condition: an e-mail about `date` was queued for the lead. If `date` is undefined, an e-mail about any
 * date counts.
 */
export const wasTold = (db: Db, date?: string) =>
  exists(
    db
      .select({ one: sql`1` })
      .from(dateMail)
      .where(and(eq(dateMail.leadId, lead.id), date === undefined ? undefined : eq(dateMail.date, date))),
  );

const other = alias(lead, "other");

/** The leads of all spellings of an e-mail address are one person's. */
export const mailbox = mailboxIn(lead.email);

/**
 * SQL condition: the mailbox unsubscribed. A new submission does not resubscribe it, because anyone can submit any
 * address.
 */
export const isStopped = (db: Db, form: LeadForm) =>
  sql<boolean>`${mailbox} in ${db
    .select({ mailbox: mailboxIn(other.email) })
    .from(dateStop)
    .innerJoin(other, eq(other.id, dateStop.leadId))
    .where(eq(other.form, form))}`;

/** Returns an SQL aggregate: the value of the latest lead among the leads with the same mailbox. */
export const latest = <T>(value: SQL) =>
  sql<T>`(array_agg(${value} order by ${lead.createdAt} desc, ${lead.id} desc))[1]`;

/** Queues one e-mail to each person for whom `waits` is true; safe on several servers at once. */
export async function queueDateMails(db: Db, dateMail: DateToTell) {
  let queued = 0;
  for (let more = batch; more === batch; queued += more) more = await db.transaction((tx) => queueBatch(tx, dateMail));
  return queued;
}

async function queueBatch(tx: Db, { form, among, date, waits, email }: DateToTell) {
  // A person who submitted the form several times gets one e-mail, at the plain address if they submitted it, in the
  // language of the last submission.
  const to = sql<string>`(array_agg(${lead.id} order by ${lead.email} = ${mailbox} desc, ${lead.createdAt} desc, ${lead.id} desc))[1]`;
  const waiting = await tx
    .select({ id: latest<string>(sql`${lead.id}`), to, lang: latest<Lead["lang"]>(sql`${lead.lang}`) })
    .from(lead)
    .where(and(eq(lead.form, form), eq(lead.spam, false), among))
    .groupBy(mailbox)
    .having(and(waits, not(isStopped(tx, form))))
    .orderBy(mailbox)
    .limit(batch);
  if (waiting.length === 0) return 0;
  const fresh = await tx
    .insert(dateMail)
    .values(waiting.map(({ id }) => ({ leadId: id, date })))
    .onConflictDoNothing()
    .returning({ id: dateMail.leadId });
  const isFresh = new Set(fresh.map(({ id }) => id));
  const langs = new Map(waiting.filter(({ id }) => isFresh.has(id)).map((each) => [each.to, each.lang]));
  const people = await tx
    .select({ id: lead.id, key: lead.email, lang: lead.lang })
    .from(lead)
    .where(inArray(lead.id, [...langs.keys()]));
  await enqueue(
    tx,
    people.map(({ id, key, lang }) => emailJob(email({ lang: langs.get(id) ?? lang }), { key, subject: id })),
  );
  return waiting.length;
}

/** Lets a person wait for a date again, who was not sent one: that of the lead in the e-mail, under all spellings. */
export function forgetDates(db: Db, id: string) {
  const asked = db.select({ form: lead.form, mailbox }).from(lead).where(eq(lead.id, id)).as("asked");
  const its = db
    .select({ id: lead.id })
    .from(lead)
    .innerJoin(asked, and(eq(lead.form, asked.form), sql`${mailbox} = ${asked.mailbox}`));
  return db.delete(dateMail).where(inArray(dateMail.leadId, its));
}
