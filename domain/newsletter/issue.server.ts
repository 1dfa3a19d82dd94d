import { randomUUID } from "node:crypto";
import { and, eq, gt, isNotNull, isNull, lte, not, or, sql } from "drizzle-orm";
import type { Db } from "../../platform/db/database.server.ts";
import type { Lang } from "../../platform/language/language.ts";
import { newsletterIssue, newsletterMail, newsletterSubscription } from "./newsletter.table.ts";

export async function announceArticle(tx: Db, postId: number, langs: readonly Lang[]) {
  if (langs.length === 0) return;
  await tx
    .insert(newsletterIssue)
    .values(langs.map((lang) => ({ id: randomUUID(), postId, lang })))
    .onConflictDoNothing();
}

const { confirmedAt, unsubscribedAt, bouncedAt } = newsletterSubscription;

/** Readers confirmed the subscription, have not unsubscribed, and no e-mail has bounced since. */
export const isReader = and(
  isNotNull(confirmedAt),
  isNull(unsubscribedAt),
  or(isNull(bouncedAt), gt(confirmedAt, bouncedAt)),
);

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

/** Returns null if the subscriber has unsubscribed since the e-mail was queued. */
export async function readerOfIssue(db: Db, { issue, subscription }: { issue: string; subscription: string }) {
  const [found] = await db
    .select({ postId: newsletterIssue.postId, lang: newsletterIssue.lang })
    .from(newsletterIssue)
    .innerJoin(newsletterSubscription, and(eq(newsletterSubscription.id, subscription), isReader))
    .where(eq(newsletterIssue.id, issue));
  return found ?? null;
}

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
