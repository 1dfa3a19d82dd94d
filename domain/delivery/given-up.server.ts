import { and, eq, lt, ne, or, sql } from "drizzle-orm";
import type { Db } from "../../platform/db/database.server.ts";
import { job } from "../../platform/jobs/job.table.ts";
import type { Job } from "../../platform/jobs/jobs.server.ts";
import { mailboxOf } from "../../platform/mail/email-key.server.ts";
import { isOfMailbox } from "./mail-limits.server.ts";
import { type EmailRow, limitReached } from "./queues.server.ts";
import { mailsADay } from "./stranger-mails.ts";

const longest = 2 * 24 * 3_600_000;

type Held = Pick<Job<EmailRow>, "id" | "key" | "data" | "attempts" | "createdAt">;

/**
 * Checks whether an e-mail to a made-up spelling of a mailbox is given up instead of waiting for the mailbox's limit:
 * after two days, or if as many of its kind wait before it as may leave in a day. So strangers cannot queue e-mails for
 * months. What waits already keeps its place, and spellings with a plus come after all others.
 */
export async function isGivenUp(db: Db, queue: string, { id, key, data, attempts, createdAt }: Held) {
  // The mail server has seen this e-mail: it does not wait because of our limit alone.
  if (attempts > 1) return false;
  if (createdAt.getTime() < Date.now() - longest) return true;
  const own = db.select({ seq: job.seq }).from(job).where(eq(job.id, id));
  const isBefore = lt(job.seq, sql`(${own})`);
  const hasNoPlus = sql`position('+' in ${job.key}) = 0`;
  const before = await db.$count(
    job,
    and(
      eq(job.queue, queue),
      eq(job.state, "queued"),
      eq(job.lastError, limitReached),
      ne(job.key, mailboxOf(key)),
      sql`data ->> 'letter' is not distinct from ${data.letter ?? null} and ${isOfMailbox(key)}`,
      key.includes("+") ? or(isBefore, hasNoPlus) : and(isBefore, hasNoPlus),
    ),
  );
  return before >= mailsADay;
}
