/** What somebody may be notified of; each can be switched off by mail, never in the cockpit. */
export const notificationKinds = [
  "alert",
  "check-in-due",
  "view",
  "plan",
  "mentor-request",
  "score-review",
  "pitch-session",
] as const;
export type NotificationKind = (typeof notificationKinds)[number];
