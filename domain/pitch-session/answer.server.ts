import { and, eq, inArray, isNull, notExists, or, sql } from "drizzle-orm";
import * as z from "zod";
import type { Db } from "../../platform/db/database.server.ts";
import { choice, line } from "../../platform/http/fields.server.ts";
import { enqueue } from "../../platform/jobs/jobs.server.ts";
import type { Lang } from "../../platform/language/language.ts";
import { mailboxOf } from "../../platform/mail/email-key.server.ts";
import { auditedAs, writeAudit } from "../audit/audit.server.ts";
import { mustHave } from "../audit/access.ts";
import { emailQueues } from "../delivery/queues.server.ts";
import { emailJob } from "../delivery/send-email.server.ts";
import { lead } from "../lead/lead.table.ts";
import { answerLeads } from "../lead/status.server.ts";
import type { Actor } from "../person/actor.ts";
import { memberToMail } from "../person/startup-contact.server.ts";
import { founderOf, notifyFounderOf } from "./founder-of.server.ts";
import { type AnswerReason, answerReasons, longestLine, type StoredReason } from "./pitch-answer.ts";
import { pitchAnswer } from "./pitch-answer.table.ts";
import { pitchAnswerEmail } from "./pitch-session.emails.server.ts";
import { pitchApplication } from "./pitch-application.table.ts";
import { sessionPlace } from "./session-place.table.ts";

export type Answer = { reason: AnswerReason; line: string };

export const answerForm = z.object({
  reason: choice(answerReasons, "reasonRequired"),
  line: line(longestLine, "lineTooLong").default(""),
});

/** SQL for the session that an application is for; null if the application is not assigned to a session yet. */
export const sessionAsked = sql<string | null>`coalesce(${pitchApplication.session}, ${lead.payload} ->> 'session')`;

const isApplication = and(eq(lead.form, "pitch-application"), eq(lead.spam, false));

/**
 * Rejects an application with a reason and e-mails the startup. Returns "placed" if the application already has a
 * place, and "overtaken" if it already has another answer.
 */
export async function answerApplication(
  db: Db,
  actor: Actor,
  { lead: id, ...answer }: Answer & { lead: string },
  now = new Date(),
): Promise<"stored" | "unchanged" | "overtaken" | "placed" | "gone"> {
  mustHave(actor, "sessions");
  return db.transaction(async (tx) => {
    const [found] = await tx
      .select({ id: lead.id })
      .from(lead)
      .where(and(eq(lead.id, id), isApplication))
      .for("update");
    if (!found) return "gone";
    const taken = and(eq(sessionPlace.leadId, id), isNull(sessionPlace.takenBackAt));
    if ((await tx.$count(sessionPlace, taken)) > 0) return "placed";
    if ((await writeAnswers(tx, [id], { by: actor, answer, now })) > 0) return "stored";
    const same = and(
      eq(pitchAnswer.lead, id),
      eq(pitchAnswer.reason, answer.reason),
      eq(pitchAnswer.line, answer.line),
    );
    return (await tx.$count(pitchAnswer, same)) > 0 ? "unchanged" : "overtaken";
  });
}

/** A startup's own application is the one that an e-mail names, before those that strangers sent with its address. */
const ownThenOldest = [sql`${pitchApplication.lead} is null`, lead.createdAt];

type Written = {
  /** The person who rejected the applications; null for an automatic rejection. */
  by: Actor | null;
  answer: { reason: StoredReason; line: string };
  now: Date;
  noticeOf?: (id: string) => { event: string; data: Record<string, string> };
};

const answeredIs = (id: string) => ({ event: `answer ${id}`, data: { state: "answered" } });

/**
 * How many applications one statement rejects. A statement has 65,535 parameters at most, and strangers may have sent
 * any number of applications.
 */
const batch = 500;

/** Rejects applications, in the order of `unanswered`, and returns the number of those that had no answer yet. */
export async function writeAnswers(tx: Db, leads: string[], written: Written) {
  const mails: AnswerMail[] = [];
  let answered = 0;
  for (let at = 0; at < leads.length; at += batch)
    answered += await writeBatch(tx, leads.slice(at, at + batch), written, mails);
  const jobs = mailsToSend(mails).map(({ email: key, lang, lead: id, isMember }) => {
    const email = pitchAnswerEmail.with({ lang, lead: id });
    return emailJob(isMember ? { ...email, queue: emailQueues.team } : email, { key, subject: id });
  });
  for (let at = 0; at < jobs.length; at += batch) await enqueue(tx, jobs.slice(at, at + batch));
  return answered;
}

/** `isMember` is true if the address belongs to a startup's account, so that no stranger can have made it up. */
type AnswerMail = { email: string; lang: Lang; lead: string; isMember: boolean };

const mostToMailbox = 3;

/**
 * One e-mail to each address, but few to one mailbox, because a stranger may have applied with many spellings of an
 * address. A startup's member comes first, then an address without "+", then the oldest application.
 */
function mailsToSend(mails: AnswerMail[]) {
  const rank = ({ email, isMember }: AnswerMail) => (isMember ? 0 : email.includes("+") ? 2 : 1);
  const toAddress = new Map<string, AnswerMail>();
  for (const mail of mails.toSorted((a, b) => rank(a) - rank(b)))
    if (!toAddress.has(mail.email)) toAddress.set(mail.email, mail);
  const toMailboxes = Map.groupBy(toAddress.values(), ({ email }) => mailboxOf(email));
  return [...toMailboxes.values()].flatMap((theirs) =>
    theirs.filter(({ isMember }, nth) => isMember || nth < mostToMailbox),
  );
}

async function writeBatch(
  tx: Db,
  leads: string[],
  { by, answer, now, noticeOf = answeredIs }: Written,
  mails: AnswerMail[],
) {
  const { reason, line: text } = answer;
  const answered = await tx
    .insert(pitchAnswer)
    .values(leads.map((id) => ({ lead: id, reason, line: text, author: by?.viewer.id ?? null, answeredAt: now })))
    .onConflictDoNothing()
    .returning({ lead: pitchAnswer.lead });
  const ids = answered.map(({ lead: id }) => id);
  if (ids.length === 0) return 0;
  await answerLeads(tx, by?.viewer.id ?? null, ids);
  const senders = await tx
    .select({ lead: lead.id, email: lead.email, lang: lead.lang, founder: founderOf })
    .from(lead)
    .leftJoin(pitchApplication, eq(pitchApplication.lead, lead.id))
    .where(inArray(lead.id, ids))
    .orderBy(...ownThenOldest);
  for (const { founder, ...sender } of senders) {
    const member = founder === null ? undefined : await memberToMail(tx, founder, null);
    const { email, lang } = member && member.email !== sender.email ? member : sender;
    mails.push({ email, lang, lead: sender.lead, isMember: member !== undefined });
  }
  for (const { lead: id, founder } of senders)
    if (founder !== null) await notifyFounderOf(tx, id, { ...noticeOf(id), mailed: "contact" });
  await writeAudit(
    tx,
    ...ids.map((id) => ({
      ...(by ? auditedAs(by) : { actor: null }),
      ...{ action: "session.answer" as const, object: { kind: "lead" as const, id } },
    })),
  );
  return ids.length;
}

/**
 * Returns a session's applications without a place or an answer. Leaves out startups that have a place through another
 * application, and those that closed and so freed their place themselves.
 */
export function unanswered(db: Db, session: string) {
  const placed = db
    .select({ one: sql`1` })
    .from(sessionPlace)
    .where(
      and(eq(sessionPlace.leadId, lead.id), or(isNull(sessionPlace.takenBackAt), isNull(sessionPlace.takenBackBy))),
    );
  const answered = db
    .select({ one: sql`1` })
    .from(pitchAnswer)
    .where(eq(pitchAnswer.lead, lead.id));
  const byAnother = sql`exists (
    select 1 from session_place q join lead l on l.id = q.lead_id left join pitch_application a on a.lead = q.lead_id
    where q.session = ${session} and q.taken_back_at is null and (l.email = ${lead.email} or coalesce(a.founder, l.startup) = ${founderOf}))`;
  return db
    .select({ lead: lead.id })
    .from(lead)
    .leftJoin(pitchApplication, eq(pitchApplication.lead, lead.id))
    .where(and(isApplication, eq(sessionAsked, session), notExists(placed), notExists(answered), sql`not ${byAnother}`))
    .orderBy(...ownThenOldest);
}

export async function answerTheOthers(tx: Db, actor: Actor, session: string, answer: Answer, now: Date) {
  mustHave(actor, "sessions");
  const rows = await unanswered(tx, session);
  const leads = rows.map((row) => row.lead);
  // A founder gets only one notification, although strangers may have applied with the founder's address.
  const notice = { event: `answers ${session}`, data: { state: "answered" } };
  return writeAnswers(tx, leads, { by: actor, answer, now, noticeOf: () => notice });
}
