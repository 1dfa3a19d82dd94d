import { randomBytes, randomUUID } from "node:crypto";
import { and, eq, sql } from "drizzle-orm";
import type { Db } from "../../platform/db/database.server.ts";
import type { Lang } from "../../platform/language/language.ts";
import { sendPlaceholder } from "../delivery/placeholder.emails.server.ts";
import { sendEmail } from "../delivery/send-email.server.ts";
import { takeSending, limitedResult } from "../lead/form-limits.server.ts";
import { newsletterEvent, newsletterSubscription } from "./newsletter.table.ts";
import { newsletterConfirmEmail, newsletterKnownEmail } from "./newsletter.emails.server.ts";
import {
  digestOf,
  isBounced,
  isSubscribed,
  isWaiting,
  subscriptionOf,
  type Requested,
  type SubscriptionRequest,
} from "./newsletter.server.ts";

/** A second confirmation link is sent only if the first e-mail bounced or its link has expired. */
export async function requestSubscription(db: Db, secret: string, request: SubscriptionRequest): Promise<Requested> {
  const { address, email } = request;
  return db
    .transaction<Requested>(async (tx) => {
      await takeSending(tx, secret, "newsletter", { address, email });
      return { status: "stored", receipt: await noteRequest(tx, secret, request) };
    })
    .catch(limitedResult);
}

/** Returns true, without a request, if the visitor is already subscribed. */
export async function askForNews(tx: Db, secret: string, request: Omit<SubscriptionRequest, "spam">) {
  const known = await subscriptionOf(tx, request.email);
  if (known && isSubscribed(known)) {
    await sendPlaceholder(tx, "other", request.email);
    return true;
  }
  await noteRequest(tx, secret, { ...request, spam: false });
  return false;
}

/**
 * Stores a subscription request and returns its receipt, a random id with which the sender can load the request's
 * outcome.
 */
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

/** The e-mail contains a confirmation link or, if the address is already subscribed, says so. */
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
    if (!again) {
      await sendPlaceholder(tx, "other", email);
      return id;
    }
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
