import type { StopKind } from "../../emails/stop.ts";
import type { Role } from "../person/viewer.ts";
import type { Right } from "../plan/rights.ts";

/** What somebody may be notified of. */
export const kindsFor = {
  founder: ["alert", "check-in-due", "view", "plan", "mentor-request", "score-review", "pitch-session", "publication"],
  investor: ["approval", "match"],
  admin: [],
} as const satisfies Record<Role, readonly string[]>;
export const notificationKinds = [...kindsFor.founder, ...kindsFor.investor] as const;
export type NotificationKind = (typeof notificationKinds)[number];

/** What has an e-mail of its own. */
type OwnMail = "plan" | "publication" | "approval";
export type DigestKind = Exclude<NotificationKind, OwnMail>;
const hasOwnMail: readonly NotificationKind[] = ["plan", "publication", "approval"] satisfies OwnMail[];

/** What the day's e-mail may tell somebody of. */
export const digestKindsFor = (role: Role) =>
  kindsFor[role].filter((kind): kind is DigestKind => !hasOwnMail.includes(kind));

/** Mails that somebody can stop as a whole: the day's, and the one about a look at a publication. */
export const wholeMailsFor = {
  founder: ["daily", "publication-look"],
  investor: ["daily"],
  admin: [],
} as const satisfies Record<Role, readonly StopKind[]>;
export type WholeMail = (typeof wholeMailsFor.founder)[number];

/** What somebody says yes or no to. */
export type MailChoice = WholeMail | DigestKind;
export const mailChoicesFor = (role: Role): MailChoice[] => [...wholeMailsFor[role], ...digestKindsFor(role)];

/** What a plan has to open before its owner gets it. */
export const rightOf: Partial<Record<NotificationKind, Right>> = { alert: "insights", view: "interest-notices" };

/** Numbers, months ("2026-10-01") and ids: never what somebody typed. */
export type NotificationData = Record<string, string | number>;

/** When the day's e-mail leaves, in Paris. */
export const mailHour = "08:00";
