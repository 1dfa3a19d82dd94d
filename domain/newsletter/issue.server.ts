import { randomUUID } from "node:crypto";
import { and, asc, eq, gt, isNotNull, isNull, lte, not, or, sql } from "drizzle-orm";
import type { Db } from "../../platform/db/database.server.ts";
import { enqueue } from "../../platform/jobs/jobs.server.ts";
import type { Lang } from "../../platform/language/language.ts";
import { regularly } from "../../platform/jobs/regularly.ts";
import type { Log } from "../../platform/log/log.server.ts";
import { emailJob } from "../delivery/send-email.server.ts";
import { newsletterIssue, newsletterMail, newsletterSubscription } from "./newsletter.table.ts";
import { newsletterArticleEmail } from "./newsletter.emails.server.ts";

const batch = 200;
const interval = 5_000;

/** Creates one newsletter issue per language for an article, in the transaction that publishes the article. */
export async function announceArticle(tx: Db, postId: number, langs: readonly Lang[]) {
  if (langs.length === 0) return;
  await tx
    .insert(newsletterIssue)
    .values(langs.map((lang) => ({ id: randomUUID(), postId, lang })))
    .onConflictDoNothing();
}

const { confirmedAt, unsubscribedAt, bouncedAt } = newsletterSubscription;

/** Confirmed, not unsubscribed since, and not bounced since. */
const isReader = and(isNotNull(confirmedAt), isNull(unsubscribedAt), or(isNull(bouncedAt), gt(confirmedAt, bouncedAt)));

/**
 * Number of readers per language to whom an article would be sent now; zero for a language that already has an issue.
 */
export async function readersToTell(db: Db, postId: number | null): Promise<Record<Lang, number>> {
  const isSent = sql`exists (select from ${newsletterIssue} where ${newsletterIssue.postId} = ${postId} and ${newsletterIssue.lang} = ${newsletterSubscription.lang})`;
  const counted = await db
    .select({ lang: newsletterSubscription.lang, readers: sql<number>`count(*)::int` })
    .from(newsletterSubscription)
    .where(and(isReader, lte(confirmedAt, sql`now()`), postId === null ? undefined : not(isSent)))
    .groupBy(newsletterSubscription.lang);
  const of = (lang: Lang) => counted.find((each) => each.lang === lang)?.readers ?? 0;
  return { en: of("en"), fr: of("fr") };
}

/**
 * Queues the due newsletter e-mails, a batch per transaction. Each subscriber gets one per issue, even across restarts
 * and on several servers.
 */
export async function queueIssues(db: Db) {
  for (let queued = 0; ;) {
    const more = await db.transaction(queueBatch);
    if (more === null) return queued;
    queued += more;
  }
}

/** Queues one batch and returns its size; null when no issue is left to send. */
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
        lte(confirmedAt, sql`(select announced_at from ${newsletterIssue} where id = ${issue.id})`),
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

/** The issue for one subscriber, read when the mail is sent; null when the subscriber has unsubscribed meanwhile. */
export async function readerOfIssue(db: Db, { issue, subscription }: { issue: string; subscription: string }) {
  const [found] = await db
    .select({ postId: newsletterIssue.postId, lang: newsletterIssue.lang })
    .from(newsletterIssue)
    .innerJoin(newsletterSubscription, and(eq(newsletterSubscription.id, subscription), isReader))
    .where(eq(newsletterIssue.id, issue));
  return found ?? null;
}

/** For each language of an article, the number of newsletter e-mails queued so far, and when the last was queued. */
export function issuesOf(db: Db, postId: number) {
  return db
    .select({
      lang: newsletterIssue.lang,
      announcedAt: newsletterIssue.announcedAt,
      queuedAt: newsletterIssue.queuedAt,
      mails: sql<number>`(select count(*)::int from ${newsletterMail} where ${newsletterMail.issueId} = ${newsletterIssue.id})`,
    })
    .from(newsletterIssue)
    .where(eq(newsletterIssue.postId, postId))
    .orderBy(newsletterIssue.lang);
}

export const watchIssues = (db: Db, log: Log) =>
  regularly(
    interval,
    () => queueIssues(db),
    (error) => log.warn({ error }, "e-mails of the newsletter could not be queued"),
  );
