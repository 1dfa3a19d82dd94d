import { sql } from "drizzle-orm";
import { index, integer, pgTable, primaryKey, text, unique, uuid } from "drizzle-orm/pg-core";
import { at } from "../../platform/db/columns.ts";
import { folded } from "../../platform/db/search-column.ts";
import type { Lang } from "../../platform/language/language.ts";
import type { NewsletterEvent } from "./newsletter.ts";

export const newsletterSubscription = pgTable(
  "newsletter_subscription",
  {
    id: uuid().primaryKey(),
    email: text().notNull().unique(),
    lang: text().$type<Lang>().notNull(),
    /** The id of the latest subscription request. Only the link e-mailed for this request confirms the subscription. */
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
    index("newsletter_search").using("gin", table.search.op("gin_trgm_ops")),
    index("newsletter_unconfirmed")
      .on(table.requestedAt)
      .where(sql`confirmed_at is null`),
    index("newsletter_subscribed")
      .on(table.lang, table.id)
      .where(sql`confirmed_at is not null and unsubscribed_at is null`),
  ],
);

/** The events of a subscription, kept as proof of consent. */
export const newsletterEvent = pgTable(
  "newsletter_event",
  {
    id: uuid().primaryKey(),
    /** Null for a bot's request. Not a foreign key, because the subscription may be deleted earlier. */
    subscriptionId: uuid("subscription_id"),
    /** A digest of the e-mail address, because the event is kept longer than the subscription. */
    subject: text(),
    kind: text().$type<NewsletterEvent>().notNull(),
    /** A random id for loading the outcome of a subscription request; null for other events. */
    receipt: text().unique(),
    lang: text().$type<Lang>(),
    addressDigest: text("address_digest"),
    noticeVersion: text("notice_version"),
    wording: text(),
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

/**
 * The mailing of an article in one language. Happens only once, even if the article is withdrawn and published again.
 */
export const newsletterIssue = pgTable(
  "newsletter_issue",
  {
    id: uuid().primaryKey(),
    postId: integer("post_id").notNull(),
    lang: text().$type<Lang>().notNull(),
    /**
     * When the mailing of the article was announced. Only people who confirmed the subscription by this time get the
     * mailing.
     */
    announcedAt: at("announced_at").notNull().defaultNow(),
    /** The id of the last subscription for which an e-mail was queued; e-mails are queued in the order of ids. */
    reached: uuid(),
    queuedAt: at("queued_at"),
  },
  (table) => [unique("newsletter_issue_once").on(table.postId, table.lang)],
);

/** A newsletter e-mail to one subscriber. The primary key prevents duplicates across restarts and servers. */
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
