import { sql } from "drizzle-orm";
import {
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uuid,
} from "drizzle-orm/pg-core";
import { itsPerson } from "../person/person.table.ts";
import type { Lang } from "../../platform/language/language.ts";
import type { KeptPart } from "./answer.ts";
import type { Failure, InsightKind } from "./message.ts";

const at = (name: string) =>
  timestamp(name, { withTimezone: true })
    .notNull()
    .default(sql`now()`);

/** The messages between a founder and the copilot; each founder has one conversation. */
export const chatMessage = pgTable(
  "chat_message",
  {
    id: uuid().primaryKey(),
    founder: itsPerson(),
    type: text().$type<"user" | "copilot">().notNull(),
    content: text().notNull(),
    /** The language of an answer; null for a question, and for an answer stored before this column existed. */
    lang: text().$type<Lang>(),
    /** The calculations, sources and next steps of an answer; null for a question. */
    parts: jsonb().$type<KeptPart[]>(),
    /** The language model that wrote the answer; null if the answer was computed without a model. */
    model: text(),
    /** Numbers in the model's answer that match no number returned by the model's tools. */
    unverified: jsonb().$type<string[]>(),
    failure: text().$type<Failure>(),
    createdAt: at("created_at"),
  },
  (table) => [
    index("chat_message_of").on(table.founder, table.createdAt),
    index("chat_message_failed")
      .on(table.createdAt)
      .where(sql`failure is not null`),
    check("chat_message_type", sql`${table.type} in ('user', 'copilot')`),
    check("chat_message_lang_known", sql`${table.lang} in ('en', 'fr')`),
  ],
);

/**
 * A founder's report of a wrong answer, with a comment. Reported answers are the only part of a conversation that
 * administrators can read.
 */
export const chatReport = pgTable(
  "chat_report",
  {
    message: uuid()
      .primaryKey()
      .references(() => chatMessage.id, { onDelete: "cascade" }),
    founder: itsPerson(),
    words: text().notNull(),
    reportedAt: at("reported_at"),
    /** The time when an administrator closed the report; null while the report is open. */
    closedAt: timestamp("closed_at", { withTimezone: true }),
    closedBy: text("closed_by"),
  },
  (table) => [
    index("chat_report_open")
      .on(table.founder, table.reportedAt)
      .where(sql`closed_at is null`),
    check("chat_report_closed_whole", sql`(${table.closedAt} is null) = (${table.closedBy} is null)`),
  ],
);

/**
 * A founder's copilot usage on one day (Paris time) in one startup: questions, model tokens and failed answers. The
 * usage counts for the startup after the founder has left it, and after the startup is deleted.
 */
export const chatUse = pgTable(
  "chat_use",
  {
    founder: itsPerson(),
    startup: text().notNull(),
    day: date({ mode: "string" }).notNull(),
    /** Whether the startup had a granted plan that day, not just a free trial. */
    isGranted: boolean("is_granted").notNull(),
    questions: integer().notNull().default(0),
    tokens: integer().notNull().default(0),
    failures: integer().notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.founder, table.startup, table.day, table.isGranted] }),
    index("chat_use_day").on(table.day),
  ],
);

/** A founder's copilot settings: when the founder switched the language model off, and when the AI notice was shown. */
export const chatSetting = pgTable("chat_setting", {
  founder: itsPerson().primaryKey(),
  modelOffAt: timestamp("model_off_at", { withTimezone: true }),
  toldAt: timestamp("told_at", { withTimezone: true }),
});

/** An insight that the founder dismissed; the insight stays hidden until the startup reports a later month. */
export const insightDismissal = pgTable(
  "insight_dismissal",
  {
    founder: itsPerson(),
    kind: text().$type<InsightKind>().notNull(),
    month: date({ mode: "string" }).notNull(),
    dismissedAt: at("dismissed_at"),
  },
  (table) => [primaryKey({ columns: [table.founder, table.kind, table.month] })],
);
