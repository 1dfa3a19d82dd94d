/** Why an application was rejected: all places went to stronger ones, too early, not a fit, or incomplete. */
export const answerReasons = ["full", "early", "fit", "incomplete"] as const;
export type AnswerReason = (typeof answerReasons)[number];

export const longestLine = 300;
