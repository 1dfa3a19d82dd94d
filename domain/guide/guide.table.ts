import { sql } from "drizzle-orm";
import { date, index, integer, pgTable, primaryKey, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { at } from "../../platform/db/columns.ts";
import type { Lang } from "../../platform/language/language.ts";
import { lead } from "../lead/lead.table.ts";

/** A reader's guide; further requests only mail the link again. */
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
    /** The day of the guide in the next mail; 31 once all mails were sent. */
    nextDay: integer("next_day").notNull(),
    /** The earliest day in Paris on which that mail may be sent. */
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

/** The daily mails already queued: one row for each reader and day, so that none is queued twice. */
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

/** A period in which the reader stopped the mails; `resumedAt` is null until they resume. */
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
