import { sql } from "drizzle-orm";
import { type AnyPgColumn, boolean, check, index, jsonb, pgTable, text, unique, uuid } from "drizzle-orm/pg-core";
import type { UpdateFigures } from "../../emails/investor-update.tsx";
import { at } from "../../platform/db/columns.ts";
import { follow, followInvitation } from "../follow/follow.table.ts";
import { itsStartup } from "../person/startup.table.ts";

const written = () => text().notNull();

/** The only draft of a startup's next update; deleted when the update is sent. */
export const updateDraft = pgTable(
  "update_draft",
  {
    startup: itsStartup().primaryKey(),
    worked: written(),
    stuck: written(),
    asked: written(),
    cash: boolean().notNull(),
    runway: boolean().notNull(),
    by: text().notNull(),
    savedAt: at("saved_at").notNull().defaultNow(),
  },
  (table) => [
    check(
      "update_draft_length",
      sql`char_length(${table.worked}) <= 600 and char_length(${table.stuck}) <= 600 and char_length(${table.asked}) <= 600`,
    ),
  ],
);

/** A sent update. A database trigger refuses every change of a row; a correction is a separate row. */
export const investorUpdate = pgTable(
  "investor_update",
  {
    id: uuid().primaryKey(),
    startup: itsStartup(),
    figures: jsonb().$type<UpdateFigures>().notNull(),
    worked: written(),
    stuck: written(),
    asked: written(),
    corrects: uuid().references((): AnyPgColumn => investorUpdate.id, { onDelete: "cascade" }),
    by: text().notNull(),
    sentAt: at("sent_at").notNull().defaultNow(),
  },
  (table) => [
    index("investor_update_of").on(table.startup, table.sentAt),
    check(
      "investor_update_length",
      sql`char_length(${table.worked}) <= 600 and char_length(${table.stuck}) <= 600 and char_length(${table.asked}) <= 600`,
    ),
  ],
);

/** A recipient's row is deleted together with the row in `follow` or the confirmed invitation. */
export const updateRecipient = pgTable(
  "update_recipient",
  {
    id: uuid().primaryKey(),
    update: uuid()
      .notNull()
      .references(() => investorUpdate.id, { onDelete: "cascade" }),
    follow: uuid().references(() => follow.id, { onDelete: "set null" }),
    invitation: uuid().references(() => followInvitation.id, { onDelete: "set null" }),
  },
  (table) => [
    unique("update_recipient_follow").on(table.update, table.follow),
    unique("update_recipient_invitation").on(table.update, table.invitation),
    index("update_recipient_following").on(table.follow),
    index("update_recipient_invited").on(table.invitation),
    check("update_recipient_one_way", sql`num_nonnulls(${table.follow}, ${table.invitation}) <= 1`),
  ],
);
