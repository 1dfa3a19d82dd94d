import { sql } from "drizzle-orm";
import { check, index, jsonb, pgTable, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { at } from "../../platform/db/columns.ts";
import { itsStartup } from "../person/startup.table.ts";

export const mentorRequest = pgTable(
  "mentor_request",
  {
    id: uuid().primaryKey(),
    founder: itsStartup(),
    mentor: text().notNull(),
    topic: text().notNull(),
    /** ISO timestamps, the founder's preferred time first. */
    times: jsonb().$type<string[]>().notNull(),
    askedAt: at("asked_at")
      .notNull()
      .default(sql`now()`),
    verdict: text().$type<"yes" | "no">(),
    /** The requested time that was accepted; null if the request was declined or has no answer yet. */
    chosenTime: at("chosen_time"),
    answer: text().notNull().default(""),
    answeredBy: text("answered_by"),
    answeredAt: at("answered_at"),
  },
  (table) => [
    uniqueIndex("mentor_request_open")
      .on(table.founder, table.mentor)
      .where(sql`answered_at is null`),
    uniqueIndex("mentor_request_time")
      .on(table.mentor, table.chosenTime)
      .where(sql`verdict = 'yes'`),
    index("mentor_request_waiting")
      .on(table.askedAt)
      .where(sql`answered_at is null`),
    check(
      "mentor_request_answered_whole",
      sql`(${table.answeredAt} is null) = (${table.answeredBy} is null) and (${table.answeredAt} is null) = (${table.verdict} is null) and (${table.verdict} is distinct from 'yes' or ${table.chosenTime} is not null)`,
    ),
  ],
);
