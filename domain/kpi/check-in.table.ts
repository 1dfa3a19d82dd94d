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
import { itsStartup } from "../person/startup.table.ts";
import type { ThresholdKind } from "./threshold.ts";

const at = (name: string) => timestamp(name, { withTimezone: true }).notNull();
const cents = (name: string) => bigint(name, { mode: "number" });

/** A founder's numbers for a month. A correction is a new row; only the month's latest row counts. */
export const kpiCheckIn = pgTable(
  "kpi_check_in",
  {
    id: uuid().primaryKey(),
    founder: itsStartup(),
    /** The first day of the reported month. */
    month: date({ mode: "string" }).notNull(),
    /** The monthly recurring revenue in cents. All amounts of this table are in cents. */
    mrr: cents("mrr").notNull(),
    /** The cash at the end of the month; negative if the account is overdrawn. */
    cash: cents("cash").notNull(),
    /** The month's spending minus its revenue; negative if revenue is higher. */
    burn: cents("burn").notNull(),
    cac: cents("cac").notNull(),
    /** The percentage of customers lost during the month, relative to the customers on its first day. */
    churn: numeric({ precision: 6, scale: 3, mode: "number" }).notNull(),
    nps: integer(),
    activeDeals: integer("active_deals"),
    lastInvestorContact: date("last_investor_contact", { mode: "string" }),
    raised: cents("raised"),
    /** The founder's explanation if burn and money raised do not account for the change of cash. */
    difference: text().notNull().default(""),
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

export const kpiThreshold = pgTable(
  "kpi_threshold",
  {
    founder: itsStartup(),
    kind: text().$type<ThresholdKind>().notNull(),
    value: numeric({ precision: 6, scale: 2, mode: "number" }).notNull(),
    setAt: at("set_at").default(sql`now()`),
  },
  (table) => [primaryKey({ columns: [table.founder, table.kind] })],
);
