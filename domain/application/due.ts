import type { ApplicationStatus } from "./application.ts";
import type { Delays } from "./promises.ts";

const hour = 3_600_000;

type Seen = { status: ApplicationStatus; sentAt: Date; callAt: Date | null };

/** At "first", "times" and "final" the team must act next; at "choice" the applicant must choose a time. */
export type Stage = ApplicationStatus | "times" | "choice" | "final";

export function stageOf(
  { status, callAt, needsTimes }: Omit<Seen, "sentAt"> & { needsTimes: boolean },
  now: Date,
): Stage {
  if (status !== "call") return status;
  if (callAt && callAt <= now) return "final";
  if (needsTimes) return "times";
  return callAt ? "call" : "choice";
}

/**
 * Returns the team's deadline for the next decision and the hours left, negative if overdue. Returns null if no
 * decision is due.
 */
export function dueOf(seen: Seen, { firstAnswer, finalDecision }: Delays, now: Date) {
  const called = seen.status === "call" && seen.callAt && seen.callAt <= now ? seen.callAt : null;
  const from = seen.status === "first" ? seen.sentAt : called;
  if (!from) return null;
  const promised = called ? finalDecision * 7 * 24 : firstAnswer;
  const by = new Date(from.getTime() + promised * hour);
  return { promised, by, hoursLeft: (by.getTime() - now.getTime()) / hour };
}
