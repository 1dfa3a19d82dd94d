import type { StopKind } from "../../emails/stop.ts";
import type { Role } from "../person/viewer.ts";
import type { Right } from "../plan/rights.ts";

export const kindsFor = {
  founder: [
    "alert",
    "check-in-due",
    "view",
    "plan",
    "mentor-request",
    "score-review",
    "pitch-session",
    "publication",
    "introduction-request",
    "follower",
    "deck",
  ],
  investor: ["approval", "match", "introduction", "update"],
  team: [],
  admin: [],
} as const satisfies Record<Role, readonly string[]>;
export const notificationKinds = [...kindsFor.founder, ...kindsFor.investor] as const;
export type NotificationKind = (typeof notificationKinds)[number];

/** Only the startup's contact gets the separate e-mail; everyone else gets the daily digest. */
type OwnMail = "plan" | "publication" | "approval" | "update";
export type DigestKind = Exclude<NotificationKind, OwnMail>;
const hasOwnMail: readonly NotificationKind[] = ["plan", "publication", "approval", "update"] satisfies OwnMail[];

export const digestKindsFor = (role: Role) =>
  kindsFor[role].filter((kind): kind is DigestKind => !hasOwnMail.includes(kind));

export const wholeMailsFor = {
  founder: ["daily", "publication-look", "introduction-asked"],
  investor: ["daily", "introduction-proposed"],
  team: ["reviews"],
  admin: ["reviews"],
} as const satisfies Record<Role, readonly StopKind[]>;
export type WholeMail = (typeof wholeMailsFor)[Role][number];
export const isWholeMail = (kind: StopKind): kind is WholeMail =>
  Object.values(wholeMailsFor).some((mails) => mails.some((each) => each === kind));

export const mailsOfContact: readonly MailChoice[] = ["publication-look", "introduction-asked"];

export type MailChoice = WholeMail | DigestKind;

export const rightOf: Partial<Record<NotificationKind, Right>> = { alert: "insights", view: "interest-notices" };

/**
 * The values in a notification's sentence: numbers, ids, and months such as "2026-10-01". Never text entered by people.
 */
export type NotificationData = Record<string, string | number>;

export const mailHour = "08:00";
