import { randomUUID } from "node:crypto";
import { and, eq, isNull, or, sql } from "drizzle-orm";
import type { Db } from "../../platform/db/database.server.ts";
import { confirmAddress } from "../confirmed-address/confirmed-address.server.ts";
import { sendEmail } from "../delivery/send-email.server.ts";
import type { NewsletterEvent, SubscriptionStatus } from "./newsletter.ts";
import { newsletterEvent, newsletterSubscription } from "./newsletter.table.ts";
import { type LinkPurpose, readToken } from "./token.server.ts";
import { newsletterWelcomeEmail } from "./newsletter.emails.server.ts";
import { digestOf, isSubscribed, isWaiting, tellCrm, type Subscription } from "./newsletter.server.ts";

export type Opened = {
  subscription: Pick<Subscription, "id" | "email" | "lang">;
  status: SubscriptionStatus;
  since: Date;
};

/** Returns the subscription that a link refers to, without changing it; undefined if the link is wrong or expired. */
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
  // A subscriber whose e-mail bounced can still unsubscribe through the link in an older e-mail.
  return purpose === "unsubscribe" && subscription.confirmedAt
    ? opened("subscribed", subscription.confirmedAt)
    : undefined;
}

/** Confirms or ends the subscription, depending on the link's purpose. Following the link again has no effect. */
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
