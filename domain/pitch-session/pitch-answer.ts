/** The reasons for rejecting an application: all places taken, too early, not a fit, incomplete. */
export const answerReasons = ["full", "early", "fit", "incomplete"] as const;
export type AnswerReason = (typeof answerReasons)[number];

/** "cancelled" is set automatically when a session is cancelled before the application was answered. */
export type StoredReason = AnswerReason | "cancelled";

export const longestLine = 300;
