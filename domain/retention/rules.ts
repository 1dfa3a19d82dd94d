import { formats } from "../../platform/language/format.ts";
import type { Lang } from "../../platform/language/language.ts";

type Unit = "hour" | "day" | "month" | "year";
type Rule = { keep: number; unit: Unit };

/**
 * The retention period of each kind of data. The deletion jobs (domain/privacy), the sentences that state the periods
 * (`{retention.leads}` in the content) and the register (docs/privacy) all use this table.
 */
export const retentionRules = {
  /** From the last action of a person without an account. */
  leads: { keep: 3, unit: "year" },
  /** From the last change. Unfinished quizzes are stored only in the browser. */
  drafts: { keep: 30, unit: "day" },
  declined_applications: { keep: 2, unit: "year" },
  /** From the day on which the application was assigned to the reviewer. */
  reviews: { keep: 2, unit: "year" },
  newsletter_unconfirmed: { keep: 30, unit: "day" },
  /** From the day on which a consent was given or withdrawn, once no stored data is based on it. */
  consent_proofs: { keep: 5, unit: "year" },
  spam: { keep: 30, unit: "day" },
  /** Contents of finished e-mail and CRM jobs, from the day they finished. */
  delivery_data: { keep: 90, unit: "day" },
  /** From the day of a message to the copilot or of its answer. */
  chats: { keep: 12, unit: "month" },
  unverified_accounts: { keep: 30, unit: "day" },
  /** From the last sign-in. */
  inactive_accounts: { keep: 2, unit: "year" },
  sessions: { keep: 12, unit: "month" },
  audit_log: { keep: 12, unit: "month" },
  /** Links mailed to prove an address. */
  mailed_links: { keep: 24, unit: "hour" },
  notifications: { keep: 6, unit: "month" },
  /** From the invitation to a startup's team. */
  seat_invitations: { keep: 30, unit: "day" },
  meetings: { keep: 24, unit: "month" },
  /** The topics that startups wrote for a meeting, from the meeting. */
  meeting_topics: { keep: 12, unit: "month" },
  /** Unconfirmed invitations to follow a startup's updates or to join a fund, from the invitation. */
  investor_invitations: { keep: 30, unit: "day" },
  session_guests: { keep: 24, unit: "month" },
  deal_views: { keep: 25, unit: "month" },
  /** From the opening of a deck, or the report about it. */
  deck_visits: { keep: 12, unit: "month" },
  /** From the day on which a reader accepted the agreement of a deck. */
  deck_agreements: { keep: 5, unit: "year" },
  /** From the day an introduction ended. */
  introductions: { keep: 3, unit: "year" },
  /** From the day a request about personal data was closed. */
  privacy_requests: { keep: 5, unit: "year" },
} as const satisfies Record<string, Rule>;

export type RetentionRule = keyof typeof retentionRules;

export const retentionNames = Object.keys(retentionRules) as RetentionRule[];

/** A retention period as text: "3 years", « 30 jours ». */
export function printRetention(name: RetentionRule, lang: Lang) {
  const { keep, unit } = retentionRules[name];
  return formats[lang].duration(keep, unit);
}

export function keptSince(name: RetentionRule, now = new Date()): Date {
  const { keep, unit }: Rule = retentionRules[name];
  const since = new Date(now);
  if (unit === "hour") since.setTime(now.getTime() - keep * 3_600_000);
  else if (unit === "day") since.setUTCDate(now.getUTCDate() - keep);
  else if (unit === "month") since.setUTCMonth(now.getUTCMonth() - keep);
  else since.setUTCFullYear(now.getUTCFullYear() - keep);
  return since;
}
