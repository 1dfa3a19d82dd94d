import { sql } from "drizzle-orm";
import { index, integer, pgTable, primaryKey, text, unique, uuid } from "drizzle-orm/pg-core";
import { at } from "../../platform/db/columns.ts";
import { folded } from "../../platform/db/search-column.ts";
import type { Lang } from "../../platform/language/language.ts";
import type { NewsletterEvent } from "./newsletter.ts";

/** An address and where it stands: it gets the newsletter when it was confirmed and has not left since. */
export const newsletterSubscription = pgTable(
  "newsletter_subscription",
  {
    id: uuid().primaryKey(),
    email: text().notNull().unique(),
    lang: text().$type<Lang>().notNull(),
    /** The request whose mail confirms it; an older mail no longer does. */
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
    // Its operators are those of the extension pg_trgm.
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
    /** Of a subscription that may be gone. Null where a program filled in the form. */
    subscriptionId: uuid("subscription_id"),
    /** A keyed digest of the e-mail, written when its subscription goes: the proof outlives the address. */
    subject: text(),
    kind: text().$type<NewsletterEvent>().notNull(),
    /** Of a request: what its sender asks the outcome with. */
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

/** An e-mail about an article in one language: there is one, whatever becomes of the article. */
export const newsletterIssue = pgTable(
  "newsletter_issue",
  {
    id: uuid().primaryKey(),
    postId: integer("post_id").notNull(),
    lang: text().$type<Lang>().notNull(),
    /** Readers who had confirmed by then get it. */
    announcedAt: at("announced_at").notNull().defaultNow(),
    /** Up to this subscription, in the order of their ids, every e-mail is queued. */
    reached: uuid(),
    /** Every e-mail is queued. */
    queuedAt: at("queued_at"),
  },
  (table) => [unique("newsletter_issue_once").on(table.postId, table.lang)],
);

/** An e-mail to one subscriber: there is one, through restarts and further servers. */
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
