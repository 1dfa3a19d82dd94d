import { sql } from "drizzle-orm";
import { check, index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { at } from "../../platform/db/columns.ts";
import { itsStartup } from "../person/startup.table.ts";
import type { Finding } from "./criterion.ts";

/** A scan of a founder's readiness. The same data under the same rules always gives the same score. */
export const readinessScan = pgTable(
  "readiness_scan",
  {
    id: uuid().primaryKey(),
    founder: itsStartup(),
    score: integer().notNull(),
    findings: jsonb().$type<Finding[]>().notNull(),
    rulesVersion: integer("rules_version").notNull(),
    inputsDigest: text("inputs_digest").notNull(),
    scannedAt: at("scanned_at")
      .notNull()
      .default(sql`now()`),
  },
  (table) => [
    index("readiness_scan_of").on(table.founder, table.scannedAt),
    check("readiness_scan_score", sql`${table.score} between 0 and 100`),
  ],
);

export const scoreReview = pgTable(
  "score_review",
  {
    id: uuid().primaryKey(),
    founder: itsStartup(),
    scan: uuid()
      .notNull()
      .references(() => readinessScan.id, { onDelete: "cascade" }),
    message: text().notNull().default(""),
    askedAt: at("asked_at")
      .notNull()
      .default(sql`now()`),
    answeredBy: text("answered_by"),
    answeredAt: at("answered_at"),
    answer: text().notNull().default(""),
  },
  (table) => [
    uniqueIndex("score_review_open")
      .on(table.founder)
      .where(sql`answered_at is null`),
    index("score_review_of").on(table.founder, table.askedAt),
    check("score_review_answered_whole", sql`(${table.answeredAt} is null) = (${table.answeredBy} is null)`),
  ],
);
