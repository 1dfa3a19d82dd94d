import { sql } from "drizzle-orm";
import { check, index, numeric, pgTable, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { at } from "../../platform/db/columns.ts";
import { itsStartup } from "../person/startup.table.ts";
import type { AlertKind, AlertLevel } from "./alert.ts";
import { kpiCheckIn } from "./check-in.table.ts";

/** An alert about a number beyond its threshold, or about a missing check-in. */
export const kpiAlert = pgTable(
  "kpi_alert",
  {
    id: uuid().primaryKey(),
    founder: itsStartup(),
    kind: text().$type<AlertKind>().notNull(),
    level: text().$type<AlertLevel>().notNull(),
    /** Months or percent when the alert was opened or last changed level; null for a missing check-in. */
    figure: numeric({ precision: 12, scale: 3, mode: "number" }),
    /** The check-in that opened the alert; null if a missing check-in or a changed threshold opened the alert. */
    openedBy: uuid("opened_by").references(() => kpiCheckIn.id, { onDelete: "set null" }),
    openedAt: at("opened_at")
      .notNull()
      .default(sql`now()`),
    closedBy: uuid("closed_by").references(() => kpiCheckIn.id, { onDelete: "set null" }),
    closedAt: at("closed_at"),
  },
  (table) => [
    uniqueIndex("kpi_alert_open")
      .on(table.founder, table.kind)
      .where(sql`closed_at is null`),
    index("kpi_alert_of").on(table.founder, table.openedAt),
    check("kpi_alert_kind", sql`${table.kind} in ('runway', 'churn', 'cac', 'cash', 'check-in')`),
    check("kpi_alert_level", sql`${table.level} in ('caution', 'critical')`),
  ],
);
