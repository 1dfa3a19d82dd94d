import type { Right } from "../plan/rights.ts";

/** What somebody may be notified of. */
export const notificationKinds = [
  "alert",
  "check-in-due",
  "view",
  "plan",
  "mentor-request",
  "score-review",
  "pitch-session",
  "publication",
] as const;
export type NotificationKind = (typeof notificationKinds)[number];

/** What the day's e-mail may tell of; the end of a plan and a look at a publication have one of their own. */
export const digestKinds = notificationKinds.filter(
  (kind) => kind !== "plan" && kind !== "publication",
) satisfies NotificationKind[];

/** What a plan has to open before its owner gets it. */
export const rightOf: Partial<Record<NotificationKind, Right>> = { alert: "insights", view: "interest-notices" };

/** Numbers, months ("2026-10-01") and ids: never what somebody typed. */
export type NotificationData = Record<string, string | number>;

/** When the day's e-mail leaves, in Paris. */
export const mailHour = "08:00";
