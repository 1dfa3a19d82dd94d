/** Why a section keeps its composed text although a model was to write it. */
export const unwritten = [
  // The founder switched the model off, another answer is in progress, too many requests, or the month's tokens are
  // used.
  ...(["off", "busy", "many", "spent"] as const),
  // It contains a person's name, so it is not sent.
  "personal",
  // The model wrote a number or an address that it was not given.
  "invented",
  ...(["unreachable", "slow", "stopped", "long", "empty"] as const),
] as const;
export type Unwritten = (typeof unwritten)[number];
