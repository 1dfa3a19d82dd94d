import { and, desc, eq, sql } from "drizzle-orm";
import type { Db } from "../../platform/db/database.server.ts";
import { sign } from "../../platform/installation/secret.server.ts";
import { enqueue, newJob } from "../../platform/jobs/jobs.server.ts";
import type { Lang } from "../../platform/language/language.ts";
import { crmQueue } from "../delivery/queues.server.ts";
import { isDecided, lead, leadConsent } from "../lead/lead.table.ts";
import { retentionRules } from "../retention/rules.ts";
import { newsletterEvent, newsletterSubscription } from "./newsletter.table.ts";

export type Subscription = typeof newsletterSubscription.$inferSelect;

export type SubscriptionRequest = {
  email: string;
  lang: Lang;
  /** The visitor's network address, used for rate limits. Only a keyed digest of the network address is stored. */
  address: string;
  notice: { version: number; wording: string };
  /** Whether the hidden field, which only automated programs fill in, has a value. */
  spam: boolean;
};

export type Requested = { status: "stored"; receipt: string } | { status: "limited"; retryAfter: number };

const unconfirmedDays = retentionRules.newsletter_unconfirmed.keep;

const waitsUntil = sql`now() - ${unconfirmedDays}::int * interval '1 day'`;
/** The request is recent, and neither a confirmation nor an unsubscription followed. */
export const isWaiting = sql<boolean>`${newsletterSubscription.requestedAt} > ${waitsUntil}
  and ${newsletterSubscription.requestedAt} > greatest(${newsletterSubscription.confirmedAt}, ${newsletterSubscription.unsubscribedAt}, '-infinity')`;
/** SQL condition for subscriptions whose confirmation link did not arrive: an e-mail bounced after the last request. */
export const isBounced = sql<boolean>`coalesce(${newsletterSubscription.bouncedAt} > ${newsletterSubscription.requestedAt}, false)`;
/** Checks whether a person gets the newsletter. After a bounce, the person must confirm again. */
export const isSubscribed = ({ confirmedAt, unsubscribedAt, bouncedAt }: Subscription) =>
  confirmedAt !== null && unsubscribedAt === null && (bouncedAt === null || confirmedAt > bouncedAt);

/** Checks whether a tick for news counts: the address confirmed it, or was subscribed when the box was ticked. */
export const isTickConfirmed = (subscription: Subscription | undefined, tickedAt: Date) =>
  subscription?.confirmedAt != null &&
  (subscription.confirmedAt > tickedAt ||
    [subscription.unsubscribedAt, subscription.bouncedAt].every((ended) => ended === null || ended > tickedAt));

export async function subscriptionOf(db: Db, email: string): Promise<Subscription | undefined> {
  const [found] = await db.select().from(newsletterSubscription).where(eq(newsletterSubscription.email, email));
  return found;
}

export const digestOf = (secret: string, address: string) => sign(secret, "newsletter-address", address);

export async function requestOfReceipt(db: Db, receipt: string) {
  if (!/^[\w-]{22}$/.test(receipt)) return undefined;
  const [found] = await db
    .select({ id: newsletterEvent.id, subscription: newsletterEvent.subscriptionId, createdAt: newsletterEvent.at })
    .from(newsletterEvent)
    .where(eq(newsletterEvent.receipt, receipt));
  return found && { id: found.id, spam: found.subscription === null, createdAt: found.createdAt };
}

const crmTags = { yes: "Marketing-confirmed", no: "Marketing-withdrawn" };

/** Tells the CRM only about people whom it knows: those who ticked the newsletter box of another form. */
export async function tellCrm(tx: Db, email: string, marketingConsent: keyof typeof crmTags) {
  const [wish] = await tx
    .select({ leadId: lead.id, given: leadConsent.given })
    .from(leadConsent)
    .innerJoin(lead, eq(lead.id, leadConsent.leadId))
    .where(and(eq(lead.email, email), eq(leadConsent.purpose, "marketing"), isDecided))
    .orderBy(desc(leadConsent.at))
    .limit(1);
  if (!wish?.given) return;
  const tag = crmTags[marketingConsent];
  const contact = { email, tag, fields: [["marketingConsent", marketingConsent] as [string, string]], note: tag };
  await enqueue(tx, [newJob(crmQueue, contact, { key: email, subject: wish.leadId })]);
}
