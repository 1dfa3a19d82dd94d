import { sql } from "drizzle-orm";
import { check, index, jsonb, pgTable, text, unique, uuid } from "drizzle-orm/pg-core";
import { at } from "../../platform/db/columns.ts";
import { fund } from "../fund/fund.table.ts";
import { person } from "../person/person.table.ts";
import { startup } from "../person/startup.table.ts";
import type { DealStage } from "./stage.ts";

const itsStartup = () =>
  text()
    .notNull()
    .references(() => startup.id, { onDelete: "cascade" });

/** The stage and the tags that an investor, or a fund, gives a startup. Nobody of the startup or of the team reads them. */
export const dealStage = pgTable(
  "deal_stage",
  {
    id: uuid().primaryKey(),
    investor: text().references(() => person.id, { onDelete: "cascade" }),
    fund: uuid().references(() => fund.id, { onDelete: "cascade" }),
    startup: itsStartup(),
    stage: text().$type<DealStage>().notNull(),
    tags: jsonb().$type<string[]>().notNull().default([]),
    /** Who set it last; null once they are erased. */
    by: text().references(() => person.id, { onDelete: "set null" }),
    at: at("at").notNull().defaultNow(),
  },
  (table) => [
    unique("deal_stage_of_investor").on(table.investor, table.startup),
    unique("deal_stage_of_fund").on(table.fund, table.startup),
    index("deal_stage_by").on(table.by),
    index("deal_stage_about").on(table.startup),
    check("deal_stage_one_owner", sql`num_nonnulls(${table.investor}, ${table.fund}) = 1`),
    check(
      "deal_stage_known",
      sql`${table.stage} in ('to-read', 'following', 'talking', 'studying', 'invested', 'passed')`,
    ),
  ],
);

/** What an investor notes about a startup: for themselves, or for their fund while they have a seat in it. */
export const dealNote = pgTable(
  "deal_note",
  {
    id: uuid().primaryKey(),
    investor: text()
      .notNull()
      .references(() => person.id, { onDelete: "cascade" }),
    fund: uuid().references(() => fund.id, { onDelete: "set null" }),
    startup: itsStartup(),
    text: text().notNull(),
    at: at("at").notNull().defaultNow(),
  },
  (table) => [
    index("deal_note_of").on(table.startup, table.investor, table.at),
    index("deal_note_by").on(table.investor),
    index("deal_note_in").on(table.fund),
    check("deal_note_length", sql`char_length(${table.text}) between 1 and 4000`),
  ],
);

/** When an investor opened the list of startups: the visit that is going on, and the one before it. */
export const dealListVisit = pgTable("deal_list_visit", {
  investor: text()
    .primaryKey()
    .references(() => person.id, { onDelete: "cascade" }),
  /** The last time the list was opened before the visit that is going on; null on the first. */
  before: at("before"),
  latest: at("latest").notNull(),
});
