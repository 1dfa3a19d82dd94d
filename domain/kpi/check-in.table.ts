import { sql } from "drizzle-orm";
import {
  bigint,
  check,
  date,
  index,
  integer,
  numeric,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uuid,
} from "drizzle-orm/pg-core";
import { person } from "../person/person.table.ts";
import type { ThresholdKind } from "./threshold.ts";

const at = (name: string) => timestamp(name, { withTimezone: true }).notNull();
const cents = (name: string) => bigint(name, { mode: "number" });
const itsFounder = () =>
  text()
    .notNull()
    .references(() => person.id, { onDelete: "cascade" });

/** What a founder reported of a month. A correction is a new row: the last one of a month counts. */
export const kpiCheckIn = pgTable(
  "kpi_check_in",
  {
    id: uuid().primaryKey(),
    founder: itsFounder(),
    /** Its first day, in Paris. */
    month: date({ mode: "string" }).notNull(),
    /** Cents; so are cash, burn, cac and raised. */
    mrr: cents("mrr").notNull(),
    /** At the month's end: negative where the account is overdrawn. */
    cash: cents("cash").notNull(),
    /** Spent less earned in the month: negative where more came in. */
    burn: cents("burn").notNull(),
    cac: cents("cac").notNull(),
    /** Percent of the customers of the month's first day who left. */
    churn: numeric({ precision: 6, scale: 3, mode: "number" }).notNull(),
    nps: integer(),
    activeDeals: integer("active_deals"),
    lastInvestorContact: date("last_investor_contact", { mode: "string" }),
    raised: cents("raised"),
    /** What the founder said of cash that burn and money raised don't explain. */
    difference: text().notNull().default(""),
    /** A person's id. */
    author: text().notNull(),
    source: text().$type<"form" | "csv" | "demo">().notNull(),
    recordedAt: at("recorded_at").default(sql`now()`),
  },
  (table) => [
    index("kpi_check_in_of").on(table.founder, table.month, table.recordedAt),
    check("kpi_check_in_month_first", sql`extract(day from ${table.month}) = 1`),
    check("kpi_check_in_churn", sql`${table.churn} between 0 and 100`),
    check("kpi_check_in_nps", sql`${table.nps} between -100 and 100`),
    check("kpi_check_in_not_negative", sql`${table.mrr} >= 0 and ${table.cac} >= 0`),
    check("kpi_check_in_source", sql`${table.source} in ('form', 'csv', 'demo')`),
  ],
);

/** Where a founder moved a threshold of theirs; without a row the house's holds. */
export const kpiThreshold = pgTable(
  "kpi_threshold",
  {
    founder: itsFounder(),
    kind: text().$type<ThresholdKind>().notNull(),
    value: numeric({ precision: 6, scale: 2, mode: "number" }).notNull(),
    setAt: at("set_at").default(sql`now()`),
  },
  (table) => [primaryKey({ columns: [table.founder, table.kind] })],
);
