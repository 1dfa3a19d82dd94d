/** Reasons why the model wrote no text for a section, so that the text composed by our rules is used. */
export const unwritten = [
  // The founder switched the model off; another answer is in progress; too many requests; no tokens are left this
  // month.
  ...(["off", "busy", "many", "spent"] as const),
  // The section contains personal data, so it is not sent to the model.
  "personal",
  // The model's text contains a number or an internet address that was not in its input.
  "invented",
  ...(["unreachable", "slow", "stopped", "long", "empty"] as const),
] as const;
export type Unwritten = (typeof unwritten)[number];
