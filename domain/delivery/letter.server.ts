import { and, eq, inArray, sql } from "drizzle-orm";
import type { Db } from "../../platform/db/database.server.ts";
import { job } from "../../platform/jobs/job.table.ts";
import { enqueue, newJob, wakeQueue } from "../../platform/jobs/jobs.server.ts";
import type { VisitorLetter } from "./lead-deliveries.ts";
import {
  applicationMailQueue,
  mailQueue,
  ownDataMailQueue,
  ownerMailQueue,
  securityMailQueue,
  teamMailQueue,
} from "./queues.server.ts";

type LetterName = VisitorLetter["letter"];

/** Which queue a letter leaves by: what for, and who can cause it. */
const queues: Record<LetterName, typeof mailQueue> = {
  "account-confirm": securityMailQueue,
  "account-known": securityMailQueue,
  "password-reset": securityMailQueue,
  "email-change": securityMailQueue,
  "privacy-link": ownDataMailQueue,
  "application-receipt": applicationMailQueue,
  "application-revision": applicationMailQueue,
  "application-resume": applicationMailQueue,

  "account-welcome": ownerMailQueue,
  "account-unused": ownerMailQueue,
  "password-changed": ownerMailQueue,
  "email-changed": ownerMailQueue,
  "newsletter-welcome": ownerMailQueue,
  "privacy-export": ownerMailQueue,
  "privacy-erasure": ownerMailQueue,
  "privacy-erased": ownerMailQueue,
  "application-call-set": ownerMailQueue,
  "application-withdrawn": ownerMailQueue,
  "second-factor-reset": ownerMailQueue,
  "second-factor-on": ownerMailQueue,
  "second-factor-off": ownerMailQueue,
  "recovery-codes": ownerMailQueue,
  "passkey-added": ownerMailQueue,
  "passkey-removed": ownerMailQueue,
  "passkeys-removed": ownerMailQueue,
  "role-changed": teamMailQueue,

  "account-blocked": teamMailQueue,
  "investor-approved": teamMailQueue,
  "investor-refused": teamMailQueue,
  "plan-granted": teamMailQueue,
  "plan-declined": teamMailQueue,
  "plan-ended": teamMailQueue,
  "application-invitation": teamMailQueue,
  "application-accepted": teamMailQueue,
  "application-waitlisted": teamMailQueue,
  "application-declined": teamMailQueue,

  "simulator-projection": mailQueue,
  "contact-receipt": mailQueue,
  "notify-me-receipt": mailQueue,
  "session-date": mailQueue,
  "pitch-application-receipt": mailQueue,
  "investor-receipt": mailQueue,
  "join-receipt": mailQueue,
  "quiz-result": mailQueue,
  "guide-day": mailQueue,
  "guide-link": mailQueue,
  "conference-receipt": mailQueue,
  "conference-date": mailQueue,
  "studio-audit-receipt": mailQueue,
  "deck-request-receipt": mailQueue,
  "newsletter-confirm": mailQueue,
  "newsletter-known": mailQueue,
};

type About = { key: string; subject?: string };

const letterLock = 7_210_006;

/** One that may have arrived is as good as sent. */
const isUnsent = sql`${job.state} = 'queued' and ${job.claimedBy} is null
  and coalesce(${job.lastError}, '') not like 'unconfirmed%'`;

/**
 * Queues a letter to the address that is its key, in the caller's transaction. At most one of a kind waits for an
 * address: this one takes the place of one that was not sent yet. `owner`: the browser that asks was let in with this
 * address before, so it does not count among what strangers cause.
 */
export async function enqueueLetter(tx: Db, letter: VisitorLetter, about: About, { owner = false } = {}) {
  const { key, subject } = about;
  const itsQueue = queues[letter.letter];
  const queue = owner ? ownerMailQueue : itsQueue;
  await tx.execute(sql`select pg_advisory_xact_lock(${letterLock}, hashtext(${`${letter.letter} ${key}`}))`);
  // A stranger's letter is no reason to hold the owner's back; the owner's makes a waiting stranger's needless.
  const places = owner ? [queue.name, itsQueue.name] : [queue.name];
  const waiting = await tx
    .select({ id: job.id, queue: job.queue })
    .from(job)
    .where(
      and(inArray(job.queue, places), eq(job.key, key), isUnsent, sql`${job.data} ->> 'letter' = ${letter.letter}`),
    )
    .orderBy(job.seq)
    .for("update", { skipLocked: true });
  const [first, ...others] = waiting.toSorted(
    (a, b) => Number(b.queue === queue.name) - Number(a.queue === queue.name),
  );
  const reused = first?.queue === queue.name ? first : undefined;
  const needless = (reused ? others : waiting).map(({ id }) => id);
  if (needless.length > 0) await tx.delete(job).where(inArray(job.id, needless));
  if (!reused) return enqueue(tx, [newJob(queue, letter, about)]);
  await tx
    .update(job)
    .set({ data: queue.schema.parse(letter), subject: subject ?? null })
    .where(eq(job.id, reused.id));
  wakeQueue(queue.name);
}
