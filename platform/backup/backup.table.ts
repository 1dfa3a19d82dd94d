import { bigint, pgTable, timestamp } from "drizzle-orm/pg-core";

export const backupRun = pgTable("backup_run", {
  id: bigint({ mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
  finishedAt: timestamp("finished_at", { withTimezone: true }).notNull().defaultNow(),
  bytes: bigint({ mode: "number" }).notNull(),
});
