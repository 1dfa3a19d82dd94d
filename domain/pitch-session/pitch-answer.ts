/** Why an application got no place: others were stronger, it is too early, it does not fit, or something is missing. */
export const answerReasons = ["full", "early", "fit", "incomplete"] as const;
export type AnswerReason = (typeof answerReasons)[number];

/** Characters of the sentence that the desk adds to a reason. */
export const longestLine = 300;
