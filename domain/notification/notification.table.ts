import { sql } from "drizzle-orm";
import { boolean, index, jsonb, pgTable, primaryKey, text, unique, uuid } from "drizzle-orm/pg-core";
import { at } from "../../platform/db/columns.ts";
import { itsPerson } from "../person/person.table.ts";
import type { MailChoice, NotificationKind } from "./notification.ts";

export const notification = pgTable(
  "notification",
  {
    id: uuid().primaryKey(),
    person: itsPerson(),
    kind: text().$type<NotificationKind>().notNull(),
    /** Identifies the event among events of the same kind, for example by the alert's id or the month. */
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

/**
 * A person's choice whether to receive e-mails of one kind. Without a row, the person receives e-mails of that kind.
 */
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
