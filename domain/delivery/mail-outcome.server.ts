import { and, eq, gt, sql } from "drizzle-orm";
import type { Db } from "../../platform/db/database.server.ts";
import { job } from "../../platform/jobs/job.table.ts";
import type { Job, Outcome } from "../../platform/jobs/jobs.server.ts";
import { MailError, unanswered } from "../../platform/mail/smtp.server.ts";

const maybeArrived = (lastError: string | null) => lastError?.startsWith("unconfirmed") === true;

export function postponed({ lastError }: Job<unknown>, why: string, forMs: number, wholeQueue: boolean): Outcome {
  return { kind: "postponed", error: (maybeArrived(lastError) && lastError) || why, forMs, wholeQueue };
}

/** An e-mail that may have arrived is sent a second time, but never a third time. */
export function outcomeOf({ kind, message }: MailError, { lastError }: Job<unknown>): Outcome {
  const before = maybeArrived(lastError);
  if (kind === "refused" || kind === "barred") return { kind: "hopeless", error: message, peer: "up" };
  if (kind === "unconfirmed" && before) return { kind: "hopeless", error: message, peer: "down" };
  return {
    kind: "failed",
    error: before ? `unconfirmed, then ${message}` : message,
    peer: kind === "deferred" ? "up" : "down",
  };
}

const silencesBeforeOwn = 3;

/**
 * A server that holds its answers until the last of several commands, as Postfix does, stays as silent for one
 * recipient's domain as if it were away: only the e-mails that it takes meanwhile tell the difference.
 */
export async function isOwnSilence(
  db: Db,
  { kind, message }: MailError,
  { id, attempts }: Job<unknown>,
  queue: string,
) {
  if (kind !== "down" || message !== unanswered || attempts < silencesBeforeOwn) return false;
  const firstAttempt = sql`(select first_attempt_at from ${job} own where own.id = ${id})`;
  const left = and(eq(job.queue, queue), eq(job.state, "done"), gt(job.finishedAt, firstAttempt));
  return (await db.$count(job, left)) > 0;
}
