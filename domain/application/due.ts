import type { ApplicationStatus } from "./application.ts";
import type { Delays } from "./promises.ts";

const hour = 3_600_000;

type Seen = { status: ApplicationStatus; sentAt: Date; callAt: Date | null };

/** What an application waits for from us; null when nothing is owed. After its call it is the final decision. */
export function waitsFor({ status, callAt }: Seen, now: Date) {
  if (status === "call" && callAt && callAt <= now) return "final" as const;
  return status === "first" || status === "call" ? status : null;
}

/** By when we owe it an answer, and how many hours are left, below 0 when it is late. */
export function dueOf(seen: Seen, { firstAnswer, finalDecision }: Delays, now: Date) {
  const waits = waitsFor(seen, now);
  const promised = waits === "first" ? firstAnswer : waits === "final" ? finalDecision * 7 * 24 : null;
  const from = waits === "first" ? seen.sentAt : seen.callAt;
  if (promised === null || !from) return null;
  const by = new Date(from.getTime() + promised * hour);
  return { promised, by, hoursLeft: (by.getTime() - now.getTime()) / hour };
}
