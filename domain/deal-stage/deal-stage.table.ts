import { sql } from "drizzle-orm";
import { check, index, jsonb, pgTable, text, unique, uuid } from "drizzle-orm/pg-core";
import { at } from "../../platform/db/columns.ts";
import { fund } from "../fund/fund.table.ts";
import { person, itsPerson } from "../person/person.table.ts";
import { itsStartup } from "../person/startup.table.ts";
import type { DealStage } from "./stage.ts";

/** The stage and tags that an investor or fund gave a startup; hidden from the startup and the accelerator's team. */
export const dealStage = pgTable(
  "deal_stage",
  {
    id: uuid().primaryKey(),
    investor: text().references(() => person.id, { onDelete: "cascade" }),
    fund: uuid().references(() => fund.id, { onDelete: "cascade" }),
    startup: itsStartup(),
    stage: text().$type<DealStage>().notNull(),
    tags: jsonb().$type<string[]>().notNull().default([]),
    /** The person who last changed the stage or the tags; null after that person was erased. */
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

/**
 * An investor's note about a startup: private, or shared with the investor's fund while the investor is a member of the
 * fund.
 */
export const dealNote = pgTable(
  "deal_note",
  {
    id: uuid().primaryKey(),
    investor: itsPerson(),
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

export const dealListVisit = pgTable("deal_list_visit", {
  investor: itsPerson().primaryKey(),
  /** The end of the investor's previous visit to the list of startups; null if the investor has made only one visit. */
  before: at("before"),
  latest: at("latest").notNull(),
});
