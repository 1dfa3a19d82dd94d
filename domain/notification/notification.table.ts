import { sql } from "drizzle-orm";
import { boolean, index, jsonb, pgTable, primaryKey, text, unique, uuid } from "drizzle-orm/pg-core";
import { at } from "../../platform/db/columns.ts";
import { person } from "../person/person.table.ts";
import type { MailChoice, NotificationKind } from "./notification.ts";

const itsPerson = () =>
  text()
    .notNull()
    .references(() => person.id, { onDelete: "cascade" });

/** What happened that somebody should know; the same event comes once. */
export const notification = pgTable(
  "notification",
  {
    id: uuid().primaryKey(),
    person: itsPerson(),
    kind: text().$type<NotificationKind>().notNull(),
    /** Names the event among those of its kind: the alert's id, the month. */
    event: text().notNull(),
    data: jsonb().$type<Record<string, string | number>>().notNull(),
    notifiedAt: at("notified_at")
      .notNull()
      .default(sql`now()`),
    readAt: at("read_at"),
    mailedAt: at("mailed_at"),
  },
  (table) => [
    unique("notification_once").on(table.person, table.kind, table.event),
    index("notification_of").on(table.person, table.notifiedAt),
    index("notification_to_mail")
      .on(table.person)
      .where(sql`mailed_at is null and read_at is null`),
  ],
);

/** Whether a kind, or a whole mail, comes by mail too, where its owner chose. */
export const notificationChoice = pgTable(
  "notification_choice",
  {
    person: itsPerson(),
    kind: text().$type<MailChoice>().notNull(),
    byMail: boolean("by_mail").notNull(),
    chosenAt: at("chosen_at")
      .notNull()
      .default(sql`now()`),
  },
  (table) => [primaryKey({ columns: [table.person, table.kind] })],
);
