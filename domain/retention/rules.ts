import { formats } from "../../platform/language/format.ts";
import type { Lang } from "../../platform/language/language.ts";

type Unit = "hour" | "day" | "month" | "year";
type Rule = { keep: number; unit: Unit };

/** The deletion jobs, the texts that state the periods, and the privacy register all use this table. */
export const retentionRules = {
  /** Data from people without an account. The period starts with the person's last action. */
  leads: { keep: 3, unit: "year" },
  /** The period starts with the last change of the draft. */
  drafts: { keep: 30, unit: "day" },
  declined_applications: { keep: 2, unit: "year" },
  /** Reviews of applications. The period starts on the day on which the application was assigned to the reviewer. */
  reviews: { keep: 2, unit: "year" },
  newsletter_unconfirmed: { keep: 30, unit: "day" },
  /** A record is kept longer while the form entry, account or subscription to which it belongs still exists. */
  consent_proofs: { keep: 5, unit: "year" },
  spam: { keep: 30, unit: "day" },
  /** The contents of finished e-mail and CRM jobs, counted from the day on which the job finished. */
  delivery_data: { keep: 90, unit: "day" },
  /** The period of each message starts on the day on which the message was written. */
  chats: { keep: 12, unit: "month" },
  unverified_accounts: { keep: 30, unit: "day" },
  /** The period starts with the last sign-in to the account. */
  inactive_accounts: { keep: 2, unit: "year" },
  sessions: { keep: 12, unit: "month" },
  audit_log: { keep: 12, unit: "month" },
  /** Links that were e-mailed to verify an e-mail address. */
  mailed_links: { keep: 24, unit: "hour" },
  notifications: { keep: 6, unit: "month" },
  /** Invitations to a startup's team, counted from the invitation. */
  seat_invitations: { keep: 30, unit: "day" },
  meetings: { keep: 24, unit: "month" },
  /** The topics that startups entered for a meeting, counted from the end of the meeting. */
  meeting_topics: { keep: 12, unit: "month" },
  /**
   * Invitations to follow a startup's updates or to join a fund. Without a yes, the period starts with the invitation;
   * once confirmed, with the unsubscription.
   */
  investor_invitations: { keep: 30, unit: "day" },
  session_guests: { keep: 24, unit: "month" },
  deal_views: { keep: 25, unit: "month" },
  /** Records that a pitch deck was opened or reported. The period starts on the day on which this happened. */
  deck_visits: { keep: 12, unit: "month" },
  /** The period starts on the day on which a visitor accepted the agreement required for a pitch deck. */
  deck_agreements: { keep: 5, unit: "year" },
  /** The period starts on the day on which the introduction ended. */
  introductions: { keep: 3, unit: "year" },
  /** Requests about personal data. The period starts on the day on which the request was closed. */
  privacy_requests: { keep: 5, unit: "year" },
} as const satisfies Record<string, Rule>;

export type RetentionRule = keyof typeof retentionRules;

export const retentionNames = Object.keys(retentionRules) as RetentionRule[];

/** Returns a retention period as text, such as "3 years" or « 30 jours ». */
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
