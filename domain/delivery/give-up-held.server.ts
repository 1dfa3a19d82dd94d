import { and, desc, eq, inArray, isNull, or, sql } from "drizzle-orm";
import type { Db } from "../../platform/db/database.server.ts";
import { job } from "../../platform/jobs/job.table.ts";
import type { Job } from "../../platform/jobs/jobs.server.ts";
import { isOfMailbox } from "./mail-limits.server.ts";
import { type EmailRow, limitReached } from "./queues.server.ts";
import { mailsADay } from "./stranger-mails.ts";

const isHeld = sql`state = 'queued' and last_error = ${limitReached}`;

type Held = Pick<Job<EmailRow>, "id" | "key" | "data" | "lastError">;

/**
 * Gives up held e-mails to made-up spellings of a mailbox, so that strangers cannot queue e-mails for months: of each
 * kind, those older than a day and all but the newest `mailsADay`. Returns true if the given e-mail is one of them.
 */
export async function giveUpHeld(
  db: Db,
  queue: string,
  { id, key, data: { letter = "" }, lastError }: Held,
  hasOwnLimits: (address: string) => Promise<boolean>,
) {
  // An e-mail that waited for the mail server is not given up because of our limit.
  if (lastError !== null && lastError !== limitReached) return false;
  const held = await db
    .select({ id: job.id, key: job.key, isOld: sql<boolean>`${isHeld} and created_at < now() - interval '1 day'` })
    .from(job)
    .where(
      and(
        eq(job.queue, queue),
        sql`data ->> 'letter' = ${letter} and ${isOfMailbox(key)}`,
        or(eq(job.id, id), and(isHeld, isNull(job.claimedBy))),
      ),
    )
    .orderBy(desc(job.createdAt), desc(job.seq));
  const ofStrangers: typeof held = [];
  for (const each of held) if (!(await hasOwnLimits(each.key))) ofStrangers.push(each);
  const givenUp = ofStrangers.filter(({ isOld }, nth) => isOld || nth >= mailsADay).map((each) => each.id);
  const others = givenUp.filter((each) => each !== id);
  if (others.length > 0)
    await db
      .update(job)
      .set({ state: "dismissed", finishedAt: sql`now()` })
      .where(and(inArray(job.id, others), isHeld, isNull(job.claimedBy)));
  return givenUp.includes(id);
}
