/** Reasons why a document section contains text composed by rules instead of text written by a model. */
export const unwritten = [
  // "busy": another answer is in progress; "many": too many requests; "spent": no tokens are left this month.
  ...(["off", "busy", "many", "spent"] as const),
  // The section contains personal data, so it is not sent to the model.
  "personal",
  // The model's text contains a number or an internet address that was not in the model's input.
  "invented",
  ...(["unreachable", "slow", "stopped", "long", "empty"] as const),
] as const;
export type Unwritten = (typeof unwritten)[number];
