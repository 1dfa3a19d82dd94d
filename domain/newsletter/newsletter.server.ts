import { randomBytes, randomUUID } from "node:crypto";
import { and, desc, eq, inArray, isNull, lt, notExists, or, type SQL, sql } from "drizzle-orm";
import type { Db } from "../../platform/db/database.server.ts";
import { sign } from "../../platform/installation/secret.server.ts";
import { enqueue, newJob } from "../../platform/jobs/jobs.server.ts";
import type { Lang } from "../../platform/language/language.ts";
import { confirmAddress } from "../confirmed-address/confirmed-address.server.ts";
import { sendEmail } from "../delivery/send-email.server.ts";
import { crmQueue } from "../delivery/queues.server.ts";
import { takeSending, toldLimited } from "../lead/form-limits.server.ts";
import { isDecided, lead, leadConsent } from "../lead/lead.table.ts";
import { keptSince, retentionRules } from "../retention/rules.ts";
import type { NewsletterEvent, SubscriptionStatus } from "./newsletter.ts";
import { newsletterEvent, newsletterSubscription } from "./newsletter.table.ts";
import { type LinkPurpose, readToken } from "./token.server.ts";
import { newsletterConfirmEmail, newsletterKnownEmail, newsletterWelcomeEmail } from "./newsletter.emails.server.ts";

type Subscription = typeof newsletterSubscription.$inferSelect;

export type SubscriptionRequest = {
  email: string;
  lang: Lang;
  /** The network address used for rate limits; only a keyed digest of it is stored. */
  address: string;
  notice: { version: number; wording: string };
  /** Whether the hidden field was filled in, which only bots do. */
  spam: boolean;
};

export type Requested = { status: "stored"; receipt: string } | { status: "limited"; retryAfter: number };

/** Days during which a request can be confirmed; afterwards it is deleted. */
const unconfirmedDays = retentionRules.newsletter_unconfirmed.keep;

const waitsUntil = sql`now() - ${unconfirmedDays}::int * interval '1 day'`;
/** SQL condition: requested recently, and neither confirmed nor unsubscribed since. */
const isWaiting = sql<boolean>`${newsletterSubscription.requestedAt} > ${waitsUntil}
  and ${newsletterSubscription.requestedAt} > greatest(${newsletterSubscription.confirmedAt}, ${newsletterSubscription.unsubscribedAt}, '-infinity')`;
/** The last mail bounced, so the subscriber never received the confirmation link. */
const isBounced = sql<boolean>`coalesce(${newsletterSubscription.bouncedAt} > ${newsletterSubscription.requestedAt}, false)`;
/** A subscriber whose mail bounced after confirming gets no e-mails until confirming again. */
const isSubscribed = ({ confirmedAt, unsubscribedAt, bouncedAt }: Subscription) =>
  confirmedAt !== null && unsubscribedAt === null && (bouncedAt === null || confirmedAt > bouncedAt);

const digestOf = (secret: string, address: string) => sign(secret, "newsletter-address", address);

/**
 * Stores a subscription request and sends a mail to its address. An unconfirmed address gets one confirmation mail,
 * however often it is entered, and another only if the first bounced; a confirmed address gets a mail that says so.
 */
export async function requestSubscription(db: Db, secret: string, request: SubscriptionRequest): Promise<Requested> {
  const { address, email } = request;
  return db
    .transaction<Requested>(async (tx) => {
      await takeSending(tx, secret, "newsletter", { address, email });
      return { status: "stored", receipt: await noteRequest(tx, secret, request) };
    })
    .catch(toldLimited);
}

/** Handles the newsletter box of other forms; resolves to whether the address is already confirmed. */
export async function askForNews(tx: Db, secret: string, request: Omit<SubscriptionRequest, "spam">) {
  const [known] = await tx.select().from(newsletterSubscription).where(eq(newsletterSubscription.email, request.email));
  if (known && isSubscribed(known)) return true;
  await noteRequest(tx, secret, { ...request, spam: false });
  return false;
}

/** Stores the event of a request and resolves to its receipt. */
async function noteRequest(tx: Db, secret: string, { email, lang, address, notice, spam }: SubscriptionRequest) {
  const id = randomUUID();
  const receipt = randomBytes(16).toString("base64url");
  await tx.insert(newsletterEvent).values({
    id,
    subscriptionId: spam ? null : await subscribe(tx, id, email, lang),
    kind: "requested",
    receipt,
    lang,
    addressDigest: digestOf(secret, address),
    noticeVersion: String(notice.version),
    wording: notice.wording,
  });
  return receipt;
}

/** Finds or inserts the subscription of an address, and queues the one mail that it gets now. */
async function subscribe(tx: Db, request: string, email: string, lang: Lang) {
  const [made] = await tx
    .insert(newsletterSubscription)
    .values({ id: randomUUID(), email, lang, requestId: request })
    .onConflictDoNothing({ target: newsletterSubscription.email })
    .returning();
  const subscription = made ?? (await lockedByEmail(tx, email));
  const { id } = subscription;
  const about = { key: email, subject: request };
  if (isSubscribed(subscription)) {
    await sendEmail(tx, newsletterKnownEmail.with({ lang: subscription.lang, subscription: id }), about);
    return id;
  }
  if (!made) {
    const [again] = await tx
      .update(newsletterSubscription)
      .set({ lang, requestId: request, requestedAt: sql`now()` })
      .where(and(eq(newsletterSubscription.id, id), sql`(not (${isWaiting}) or ${isBounced})`))
      .returning({ id: newsletterSubscription.id });
    if (!again) return id;
  }
  await sendEmail(tx, newsletterConfirmEmail.with({ lang, request, subscription: id }), about);
  return id;
}

async function lockedByEmail(tx: Db, email: string) {
  const [found] = await tx
    .select()
    .from(newsletterSubscription)
    .where(eq(newsletterSubscription.email, email))
    .for("update");
  if (!found) throw new Error("A subscription was there and is gone");
  return found;
}

export async function requestOfReceipt(db: Db, receipt: string) {
  if (!/^[\w-]{22}$/.test(receipt)) return undefined;
  const [found] = await db
    .select({ id: newsletterEvent.id, subscription: newsletterEvent.subscriptionId, createdAt: newsletterEvent.at })
    .from(newsletterEvent)
    .where(eq(newsletterEvent.receipt, receipt));
  return found && { id: found.id, spam: found.subscription === null, createdAt: found.createdAt };
}

export type Opened = {
  subscription: Pick<Subscription, "id" | "email" | "lang">;
  status: SubscriptionStatus;
  since: Date;
};

/**
 * Reads the subscription of a mailed link; undefined when the signature is wrong or the link too old. Writes nothing.
 */
export async function openLink(db: Db, secret: string, purpose: LinkPurpose, token: string) {
  const id = readToken(secret, purpose, token);
  if (!id) return undefined;
  const named = purpose === "confirm" ? newsletterSubscription.requestId : newsletterSubscription.id;
  const [found] = await db
    .select({ subscription: newsletterSubscription, waiting: isWaiting })
    .from(newsletterSubscription)
    .where(eq(named, id));
  if (!found) return undefined;
  const { subscription, waiting } = found;
  const opened = (status: SubscriptionStatus, since: Date): Opened => ({ subscription, status, since });
  if (isSubscribed(subscription)) return opened("subscribed", subscription.confirmedAt ?? subscription.requestedAt);
  if (waiting) return opened("waiting", subscription.requestedAt);
  if (subscription.unsubscribedAt) return opened("left", subscription.unsubscribedAt);
  // A bounced subscriber can still unsubscribe with the link of an older e-mail.
  return purpose === "unsubscribe" && subscription.confirmedAt
    ? opened("subscribed", subscription.confirmedAt)
    : undefined;
}

/** Confirms or unsubscribes, depending on the mailed link; repeated calls have no effect. */
export async function followLink(db: Db, secret: string, purpose: LinkPurpose, token: string, address: string) {
  const opened = await openLink(db, secret, purpose, token);
  if (!opened) return;
  const { id, email, lang } = opened.subscription;
  const event = { id: randomUUID(), subscriptionId: id, lang, addressDigest: digestOf(secret, address) };
  const note = (tx: Db, kind: NewsletterEvent) => tx.insert(newsletterEvent).values({ ...event, kind });
  await db.transaction(async (tx) => {
    if (purpose === "confirm") {
      const [confirmed] = await tx
        .update(newsletterSubscription)
        .set({ confirmedAt: sql`now()`, unsubscribedAt: null, bouncedAt: null })
        .where(and(eq(newsletterSubscription.id, id), isWaiting))
        .returning({ id: newsletterSubscription.id });
      if (!confirmed) return;
      await note(tx, "confirmed");
      await tellCrm(tx, email, "yes");
      const welcome = newsletterWelcomeEmail.with({ lang, subscription: id });
      await confirmAddress(tx, email, "newsletter");
      await sendEmail(tx, welcome, { key: email, subject: event.id });
      return;
    }
    const [left] = await tx
      .update(newsletterSubscription)
      .set({ unsubscribedAt: sql`now()` })
      .where(and(eq(newsletterSubscription.id, id), or(isNull(newsletterSubscription.unsubscribedAt), isWaiting)))
      .returning({ id: newsletterSubscription.id });
    if (!left) return;
    await note(tx, "unsubscribed");
    await tellCrm(tx, email, "no");
  });
}

const crmTags = { yes: "Marketing-confirmed", no: "Marketing-withdrawn" };

/**
 * Only people who ticked the box on another form are CRM contacts, so pure newsletter subscribers are not sent there.
 */
async function tellCrm(tx: Db, email: string, marketingConsent: keyof typeof crmTags) {
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

/** Deletes requests not confirmed in time, with their events. Resolves to the number of addresses. */
export async function forgetUnconfirmed(db: Db, now = new Date()) {
  const since = keptSince("newsletter_unconfirmed", now);
  const { confirmedAt, requestedAt } = newsletterSubscription;
  const forgotten = await deleteSubscriptions(db, and(isNull(confirmedAt), lt(requestedAt, since)));
  await db.delete(newsletterEvent).where(and(isNull(newsletterEvent.subscriptionId), lt(newsletterEvent.at, since)));
  return forgotten;
}

/** Deletes proofs past their retention period, of unsubscribed and of erased addresses. */
export async function forgetNewsletterProofs(db: Db, now = new Date()) {
  const since = keptSince("consent_proofs", now);
  const { id, unsubscribedAt, requestedAt } = newsletterSubscription;
  const left = await deleteSubscriptions(db, and(lt(unsubscribedAt, since), lt(requestedAt, since)));
  const alive = db
    .select({ one: sql`1` })
    .from(newsletterSubscription)
    .where(eq(id, newsletterEvent.subscriptionId));
  const proofs = await db
    .delete(newsletterEvent)
    .where(and(lt(newsletterEvent.at, since), notExists(alive)))
    .returning({ id: newsletterEvent.id });
  return left + proofs.length;
}

async function deleteSubscriptions(db: Db, which: SQL | undefined) {
  const gone = await db.delete(newsletterSubscription).where(which).returning({ id: newsletterSubscription.id });
  const ids = gone.map(({ id }) => id);
  if (ids.length > 0) await db.delete(newsletterEvent).where(inArray(newsletterEvent.subscriptionId, ids));
  return ids.length;
}
