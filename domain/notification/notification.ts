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

/** The kinds that are mailed separately: a startup's to its contact, while the digests of its others contain them. */
type OwnMail = "plan" | "publication" | "approval" | "update";
export type DigestKind = Exclude<NotificationKind, OwnMail>;
const hasOwnMail: readonly NotificationKind[] = ["plan", "publication", "approval", "update"] satisfies OwnMail[];

export const digestKindsFor = (role: Role) =>
  kindsFor[role].filter((kind): kind is DigestKind => !hasOwnMail.includes(kind));

/** Mails that a person can switch off entirely, such as the daily digest. */
export const wholeMailsFor = {
  founder: ["daily", "publication-look", "introduction-asked"],
  investor: ["daily", "introduction-proposed"],
  team: ["reviews"],
  admin: ["reviews"],
} as const satisfies Record<Role, readonly StopKind[]>;
export type WholeMail = (typeof wholeMailsFor)[Role][number];
export const isWholeMail = (kind: StopKind): kind is WholeMail =>
  Object.values(wholeMailsFor).some((mails) => mails.some((each) => each === kind));

/** The mails that of a startup's people only its contact gets. */
export const mailsOfContact: readonly MailChoice[] = ["publication-look", "introduction-asked"];

/** The mail settings that a person can switch on or off. */
export type MailChoice = WholeMail | DigestKind;

/** The right that a founder's plan must include to receive a kind. */
export const rightOf: Partial<Record<NotificationKind, Right>> = { alert: "insights", view: "interest-notices" };

/** Numbers, months ("2026-10-01") and ids, but no typed text. */
export type NotificationData = Record<string, string | number>;

export const mailHour = "08:00";
