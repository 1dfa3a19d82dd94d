import { sql } from "drizzle-orm";
import { index, integer, pgTable, primaryKey, text, unique, uuid } from "drizzle-orm/pg-core";
import { at } from "../../platform/db/columns.ts";
import { folded } from "../../platform/db/search-column.ts";
import type { Lang } from "../../platform/language/language.ts";
import type { NewsletterEvent } from "./newsletter.ts";

/** An address with its state: it gets the newsletter once confirmed, until it unsubscribes. */
export const newsletterSubscription = pgTable(
  "newsletter_subscription",
  {
    id: uuid().primaryKey(),
    email: text().notNull().unique(),
    lang: text().$type<Lang>().notNull(),
    /** The latest request: only the link in its mail confirms the subscription. */
    requestId: uuid("request_id").notNull(),
    requestedAt: at("requested_at")
      .notNull()
      .default(sql`now()`),
    confirmedAt: at("confirmed_at"),
    unsubscribedAt: at("unsubscribed_at"),
    bouncedAt: at("bounced_at"),
    search: text().generatedAlwaysAs(folded(sql`email`)),
  },
  (table) => [
    index("newsletter_newest").on(table.requestedAt, table.id),
    // The operator class comes from the extension pg_trgm.
    index("newsletter_search").using("gin", table.search.op("gin_trgm_ops")),
    index("newsletter_unconfirmed")
      .on(table.requestedAt)
      .where(sql`confirmed_at is null`),
    index("newsletter_subscribed")
      .on(table.lang, table.id)
      .where(sql`confirmed_at is not null and unsubscribed_at is null`),
  ],
);

/** What happened to a subscription, kept as proof: when, from which address (a keyed digest), under which wording. */
export const newsletterEvent = pgTable(
  "newsletter_event",
  {
    id: uuid().primaryKey(),
    /** No foreign key, because the subscription may be deleted. Null for a request made by a bot. */
    subscriptionId: uuid("subscription_id"),
    /** A keyed digest of the e-mail, written when the subscription is deleted: the proof outlives the address. */
    subject: text(),
    kind: text().$type<NewsletterEvent>().notNull(),
    /** Only on requests: the token with which the sender reads the outcome. */
    receipt: text().unique(),
    lang: text().$type<Lang>(),
    addressDigest: text("address_digest"),
    noticeVersion: text("notice_version"),
    wording: text(),
    /** Why a mail did not arrive, in a few words. */
    reason: text(),
    at: at("at")
      .notNull()
      .default(sql`now()`),
  },
  (table) => [
    index("newsletter_event_subscription").on(table.subscriptionId),
    index("newsletter_event_subject").on(table.subject),
  ],
);

/** The mailing about an article in one language; unique, even if the article is withdrawn and published again. */
export const newsletterIssue = pgTable(
  "newsletter_issue",
  {
    id: uuid().primaryKey(),
    postId: integer("post_id").notNull(),
    lang: text().$type<Lang>().notNull(),
    /** Only readers who confirmed before this time get the mailing. */
    announcedAt: at("announced_at").notNull().defaultNow(),
    /** The last subscription id, in id order, whose e-mail is queued. */
    reached: uuid(),
    /** When the last e-mail was queued; null until then. */
    queuedAt: at("queued_at"),
  },
  (table) => [unique("newsletter_issue_once").on(table.postId, table.lang)],
);

/** An e-mail to one subscriber; the key prevents duplicates across restarts and servers. */
export const newsletterMail = pgTable(
  "newsletter_mail",
  {
    issueId: uuid("issue_id")
      .notNull()
      .references(() => newsletterIssue.id, { onDelete: "cascade" }),
    subscriptionId: uuid("subscription_id")
      .notNull()
      .references(() => newsletterSubscription.id, { onDelete: "cascade" }),
  },
  (table) => [
    primaryKey({ columns: [table.issueId, table.subscriptionId] }),
    index("newsletter_mail_of").on(table.subscriptionId),
  ],
);
