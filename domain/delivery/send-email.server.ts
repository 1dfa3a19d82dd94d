import { and, eq, inArray, sql } from "drizzle-orm";
import { lock } from "../../platform/db/advisory-lock.server.ts";
import type { Db } from "../../platform/db/database.server.ts";
import { job } from "../../platform/jobs/job.table.ts";
import { enqueue, newJob, wakeQueue } from "../../platform/jobs/jobs.server.ts";
import type { EmailToSend } from "./email.server.ts";
import { emailQueues } from "./queues.server.ts";

type About = { key: string; subject?: string };

/** An SQL condition: the e-mail was not sent yet. An e-mail that may have arrived counts as sent. */
const isUnsent = sql`${job.state} = 'queued' and ${job.claimedBy} is null
  and coalesce(${job.lastError}, '') not like 'unconfirmed%'`;

export const emailJob = ({ queue, row }: EmailToSend, about: About) => newJob(queue, row, about);

/** Replaces an unsent e-mail of the same name to this address; with `owner`, the limits for strangers do not apply. */
export async function sendEmail(tx: Db, email: EmailToSend, about: About, { owner = false } = {}) {
  const { key, subject } = about;
  const { row } = email;
  const queue = owner ? emailQueues.owner : email.queue;
  await lock(tx, "email", `${row.letter} ${key}`);
  // The owner's e-mail replaces a stranger's waiting e-mail, but never the reverse.
  const places = owner ? [queue.name, email.queue.name] : [queue.name];
  const waiting = await tx
    .select({ id: job.id, queue: job.queue })
    .from(job)
    .where(and(inArray(job.queue, places), eq(job.key, key), isUnsent, sql`${job.data} ->> 'letter' = ${row.letter}`))
    .orderBy(job.seq)
    .for("update", { skipLocked: true });
  const [first, ...others] = waiting.toSorted(
    (a, b) => Number(b.queue === queue.name) - Number(a.queue === queue.name),
  );
  const reused = first?.queue === queue.name ? first : undefined;
  const needless = (reused ? others : waiting).map(({ id }) => id);
  if (needless.length > 0) await tx.delete(job).where(inArray(job.id, needless));
  if (!reused) return enqueue(tx, [newJob(queue, row, about)]);
  await tx
    .update(job)
    .set({ data: row, subject: subject ?? null, createdAt: sql`now()` })
    .where(eq(job.id, reused.id));
  wakeQueue(queue.name);
}
