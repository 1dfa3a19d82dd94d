import { and, asc, eq, gt, isNull, lte, sql } from "drizzle-orm";
import type { Db } from "../../platform/db/database.server.ts";
import { enqueue } from "../../platform/jobs/jobs.server.ts";
import { emailJob } from "../delivery/send-email.server.ts";
import { newsletterIssue, newsletterMail, newsletterSubscription } from "./newsletter.table.ts";
import { newsletterArticleEmail } from "./newsletter.emails.server.ts";
import { isReader } from "./issue.server.ts";

const batch = 200;

/**
 * Queues the due newsletter e-mails, one batch per transaction. Each subscriber gets one e-mail per issue, even after
 * restarts and with several servers.
 */
export async function queueIssues(db: Db) {
  for (let queued = 0; ;) {
    const more = await db.transaction(queueBatch);
    if (more === null) return queued;
    queued += more;
  }
}

async function queueBatch(tx: Db) {
  const [issue] = await tx
    .select()
    .from(newsletterIssue)
    .where(isNull(newsletterIssue.queuedAt))
    .orderBy(asc(newsletterIssue.announcedAt), asc(newsletterIssue.id))
    .limit(1)
    .for("update", { skipLocked: true });
  if (!issue) return null;
  const readers = await tx
    .select({ id: newsletterSubscription.id, email: newsletterSubscription.email })
    .from(newsletterSubscription)
    .where(
      and(
        eq(newsletterSubscription.lang, issue.lang),
        isReader,
        lte(
          newsletterSubscription.confirmedAt,
          sql`(select announced_at from ${newsletterIssue} where id = ${issue.id})`,
        ),
        issue.reached ? gt(newsletterSubscription.id, issue.reached) : undefined,
      ),
    )
    .orderBy(asc(newsletterSubscription.id))
    .limit(batch);
  const last = readers.at(-1);
  await tx
    .update(newsletterIssue)
    .set(last && readers.length === batch ? { reached: last.id } : { queuedAt: sql`now()` })
    .where(eq(newsletterIssue.id, issue.id));
  if (!last) return 0;
  const fresh = await tx
    .insert(newsletterMail)
    .values(readers.map(({ id }) => ({ issueId: issue.id, subscriptionId: id })))
    .onConflictDoNothing()
    .returning({ id: newsletterMail.subscriptionId });
  const isFresh = new Set(fresh.map(({ id }) => id));
  await enqueue(
    tx,
    readers
      .filter(({ id }) => isFresh.has(id))
      .map(({ id, email }) =>
        emailJob(newsletterArticleEmail.with({ issue: issue.id, subscription: id }), { key: email, subject: issue.id }),
      ),
  );
  return fresh.length;
}
