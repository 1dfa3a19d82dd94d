/** Why an application was rejected: all places went to stronger ones, too early, not a fit, or incomplete. */
export const answerReasons = ["full", "early", "fit", "incomplete"] as const;
export type AnswerReason = (typeof answerReasons)[number];

/** Also the reason that the site gives by itself: the session was cancelled before the application had an answer. */
export type StoredReason = AnswerReason | "cancelled";

export const longestLine = 300;
