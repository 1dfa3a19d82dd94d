import { sql } from "drizzle-orm";
import { bigint, check, pgTable, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { at } from "../../platform/db/columns.ts";
import { lead } from "../lead/lead.table.ts";

export const participationFee = pgTable(
  "participation_fee",
  {
    id: uuid().primaryKey(),
    leadId: uuid("lead_id")
      .notNull()
      .references(() => lead.id, { onDelete: "cascade" }),
    session: text().notNull(),
    /** In cents, including taxes. */
    amount: bigint({ mode: "number" }).notNull(),
    author: text().notNull(),
    agreedAt: at("agreed_at")
      .notNull()
      .default(sql`now()`),
    takenBackAt: at("taken_back_at"),
    takenBackBy: text("taken_back_by"),
  },
  (table) => [
    uniqueIndex("participation_fee_of")
      .on(table.leadId, table.session)
      .where(sql`taken_back_at is null`),
    check("participation_fee_amount", sql`amount >= 0`),
  ],
);
