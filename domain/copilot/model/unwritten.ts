/** Why a model wrote no text for a section, so that the composed text stays. */
export const unwritten = [
  // The founder switched the model off; another answer is in progress; too many requests; no tokens are left this
  // month.
  ...(["off", "busy", "many", "spent"] as const),
  // The section contains a person's name, so it is not sent to the model.
  "personal",
  // The model wrote a number or an address that it was not given.
  "invented",
  ...(["unreachable", "slow", "stopped", "long", "empty"] as const),
] as const;
export type Unwritten = (typeof unwritten)[number];
