import { sql } from "drizzle-orm";
import { date, index, integer, pgTable, primaryKey, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { at } from "../../platform/db/columns.ts";
import type { Lang } from "../../platform/language/language.ts";
import { lead } from "../lead/lead.table.ts";

/**
 * The guide that a person requested. Later requests from the same e-mail address only send a new link to the existing
 * guide.
 */
export const guide = pgTable(
  "guide",
  {
    id: uuid().primaryKey(),
    leadId: uuid("lead_id")
      .notNull()
      .references(() => lead.id, { onDelete: "cascade" }),
    email: text().notNull().unique(),
    lang: text().$type<Lang>().notNull(),
    firstName: text("first_name").notNull(),
    /** The number of the guide's day (1 to 30) in the next e-mail; 31 when all e-mails were sent. */
    nextDay: integer("next_day").notNull(),
    /** The earliest day in Paris on which the next e-mail may be sent. */
    nextOn: date("next_on", { mode: "string" }).notNull(),
    startedAt: at("started_at")
      .notNull()
      .default(sql`now()`),
  },
  (table) => [
    index("guide_due")
      .on(table.nextOn)
      .where(sql`next_day <= 30`),
    index("guide_lead").on(table.leadId),
  ],
);

/** The daily e-mails already queued: one row for each guide and day, so that no e-mail is queued twice. */
export const guideMail = pgTable(
  "guide_mail",
  {
    guideId: uuid("guide_id")
      .notNull()
      .references(() => guide.id, { onDelete: "cascade" }),
    day: integer().notNull(),
    queuedAt: at("queued_at")
      .notNull()
      .default(sql`now()`),
  },
  (table) => [primaryKey({ columns: [table.guideId, table.day] })],
);

/** A period during which the recipient has stopped the e-mails; `resumedAt` is null until the period ends. */
export const guidePause = pgTable(
  "guide_pause",
  {
    id: uuid().primaryKey().defaultRandom(),
    guideId: uuid("guide_id")
      .notNull()
      .references(() => guide.id, { onDelete: "cascade" }),
    stoppedAt: at("stopped_at")
      .notNull()
      .default(sql`now()`),
    resumedAt: at("resumed_at"),
  },
  (table) => [
    uniqueIndex("guide_stopped")
      .on(table.guideId)
      .where(sql`resumed_at is null`),
  ],
);

export const guideDone = pgTable(
  "guide_done",
  {
    guideId: uuid("guide_id")
      .notNull()
      .references(() => guide.id, { onDelete: "cascade" }),
    day: integer().notNull(),
    doneAt: at("done_at")
      .notNull()
      .default(sql`now()`),
  },
  (table) => [primaryKey({ columns: [table.guideId, table.day] })],
);
