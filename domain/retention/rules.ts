import { formats } from "../../platform/language/format.ts";
import type { Lang } from "../../platform/language/language.ts";

type Unit = "hour" | "day" | "month" | "year";
type Rule = { keep: number; unit: Unit };

/**
 * How long what is kept. The jobs that delete (domain/privacy), the sentences that promise it
 * (`{retention.leads}` in the content) and the register (docs/privacy) all read this table.
 */
export const retentionRules = {
  /** From the last thing that a person without an account did. */
  leads: { keep: 3, unit: "year" },
  /** From the last change; an unfinished quiz is kept nowhere but in its browser. */
  drafts: { keep: 30, unit: "day" },
  /** From the decision. */
  declined_applications: { keep: 2, unit: "year" },
  /** From the day that a reviewer was given the application. */
  reviews: { keep: 2, unit: "year" },
  newsletter_unconfirmed: { keep: 30, unit: "day" },
  /** From the day it was given or taken back, once nothing relies on it any more. */
  consent_proofs: { keep: 5, unit: "year" },
  spam: { keep: 30, unit: "day" },
  /** What jobs carried (mails' contents, what went to the CRM), from the day they finished. */
  delivery_data: { keep: 90, unit: "day" },
  /** From the day of a message to the copilot or of its answer. */
  chats: { keep: 12, unit: "month" },
  unverified_accounts: { keep: 30, unit: "day" },
  /** From the last sign-in. */
  inactive_accounts: { keep: 2, unit: "year" },
  sessions: { keep: 12, unit: "month" },
  audit_log: { keep: 12, unit: "month" },
  /** Links that are mailed to prove an address. */
  mailed_links: { keep: 24, unit: "hour" },
  /** From the event. */
  notifications: { keep: 6, unit: "month" },
  /** From the day that somebody was invited to the team of a startup. */
  seat_invitations: { keep: 30, unit: "day" },
  /** From the day of a meeting with a mentor or an expert. */
  meetings: { keep: 24, unit: "month" },
  /** What a startup wrote to prepare a meeting, from that day. */
  meeting_topics: { keep: 12, unit: "month" },
  /** From the day that an address was invited to a startup's updates, or an investor to a fund, without a yes. */
  investor_invitations: { keep: 30, unit: "day" },
  /** From the day of the session. */
  session_guests: { keep: 24, unit: "month" },
  /** From the visit. */
  deal_views: { keep: 25, unit: "month" },
  /** From the opening of a deck, or a report on it. */
  deck_visits: { keep: 12, unit: "month" },
  /** From the day an introduction ended. */
  introductions: { keep: 3, unit: "year" },
  /** From the day a request about personal data was closed. */
  privacy_requests: { keep: 5, unit: "year" },
} as const satisfies Record<string, Rule>;

export type RetentionRule = keyof typeof retentionRules;

export const retentionNames = Object.keys(retentionRules) as RetentionRule[];

/** How long a rule keeps: "3 years", « 30 jours ». */
export function printRetention(name: RetentionRule, lang: Lang) {
  const { keep, unit } = retentionRules[name];
  return formats[lang].duration(keep, unit);
}

/** Records last changed before this moment are past their retention period. */
export function keptSince(name: RetentionRule, now = new Date()): Date {
  const { keep, unit }: Rule = retentionRules[name];
  const since = new Date(now);
  if (unit === "hour") since.setTime(now.getTime() - keep * 3_600_000);
  else if (unit === "day") since.setUTCDate(now.getUTCDate() - keep);
  else if (unit === "month") since.setUTCMonth(now.getUTCMonth() - keep);
  else since.setUTCFullYear(now.getUTCFullYear() - keep);
  return since;
}
