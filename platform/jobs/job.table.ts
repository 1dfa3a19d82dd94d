import { sql } from "drizzle-orm";
import { bigint, index, integer, jsonb, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { at } from "../db/columns.ts";

export type JobState = "queued" | "done" | "stuck" | "dismissed";

export const job = pgTable(
  "job",
  {
    id: uuid().primaryKey(),
    /** Defines the order in which jobs with the same key run. */
    seq: bigint({ mode: "number" }).notNull().generatedByDefaultAsIdentity(),
    queue: text().notNull(),
    /** Jobs with the same key run in order. If the job concerns a person, the key is the recipient's e-mail address. */
    key: text().notNull(),
    subject: uuid(),
    data: jsonb().notNull(),
    state: text().$type<JobState>().notNull().default("queued"),
    runAt: at("run_at")
      .notNull()
      .default(sql`now()`),
    attempts: integer().notNull().default(0),
    firstAttemptAt: at("first_attempt_at"),
    lastAttemptAt: at("last_attempt_at"),
    claimedBy: uuid("claimed_by"),
    leaseUntil: at("lease_until"),
    /** A short error text without personal data. */
    lastError: text("last_error"),
    createdAt: at("created_at")
      .notNull()
      .default(sql`now()`),
    finishedAt: at("finished_at"),
  },
  (table) => [
    index("job_due")
      .on(table.queue, table.runAt, table.seq)
      .where(sql`state = 'queued'`),
    index("job_key")
      .on(table.queue, table.key, table.seq)
      .where(sql`state in ('queued', 'stuck')`),
    index("job_subject").on(table.subject),
    // The team's lists of jobs read this index and the two indexes below it in descending order, newest job first.
    index("job_list_state").on(table.state, table.seq),
    index("job_list_queue").on(table.queue, table.state, table.seq),
    index("job_list_key").on(table.key, table.seq),
    index("job_finished")
      .on(table.finishedAt)
      .where(sql`state in ('done', 'dismissed')`),
    index("job_done")
      .on(table.queue, table.finishedAt)
      .where(sql`state = 'done'`),
    index("job_done_key")
      .on(table.queue, table.key, table.finishedAt)
      .where(sql`state = 'done'`),
  ],
);

/** The failures and pauses of each queue that has failed or been paused at least once. */
export const jobQueue = pgTable("job_queue", {
  queue: text().primaryKey(),
  /** The number of consecutive failures of the external system that the queue's jobs use, such as the mail server. */
  failures: integer().notNull().default(0),
  pausedUntil: at("paused_until"),
  pauseReason: text("pause_reason"),
});
