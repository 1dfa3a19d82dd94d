import type { Job, Outcome } from "../../platform/jobs/jobs.server.ts";
import { MailError } from "../../platform/mail/smtp.server.ts";

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
