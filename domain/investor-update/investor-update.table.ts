import { sql } from "drizzle-orm";
import { type AnyPgColumn, boolean, check, index, jsonb, pgTable, text, unique, uuid } from "drizzle-orm/pg-core";
import type { UpdateFigures } from "../../emails/investor-update.tsx";
import { at } from "../../platform/db/columns.ts";
import { follow, followInvitation } from "../follow/follow.table.ts";
import { startup } from "../person/startup.table.ts";

const written = () => text().notNull();

/** The update that a startup is writing: at most one, gone once it is sent. */
export const updateDraft = pgTable(
  "update_draft",
  {
    startup: text()
      .primaryKey()
      .references(() => startup.id, { onDelete: "cascade" }),
    worked: written(),
    stuck: written(),
    asked: written(),
    cash: boolean().notNull(),
    runway: boolean().notNull(),
    /** The id of who saved it last. */
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

/** An update that a startup sent. A trigger refuses every change of it: a correction is another row. */
export const investorUpdate = pgTable(
  "investor_update",
  {
    id: uuid().primaryKey(),
    startup: text()
      .notNull()
      .references(() => startup.id, { onDelete: "cascade" }),
    figures: jsonb().$type<UpdateFigures>().notNull(),
    worked: written(),
    stuck: written(),
    asked: written(),
    corrects: uuid().references((): AnyPgColumn => investorUpdate.id, { onDelete: "cascade" }),
    /** The id of who sent it. */
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

/** Whom an update was sent to: by a following or by a confirmed invitation, until that is deleted. */
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
