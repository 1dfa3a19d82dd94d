/** Why a section of a document stays as it is composed, where a model was asked to write it. */
export const unwritten = [
  // The founder has the model off, is being answered, asked too much, or the month's tokens are used.
  ...(["off", "busy", "many", "spent"] as const),
  // It names somebody: it is not sent.
  "personal",
  // The model wrote a number or an address that it was not given.
  "invented",
  ...(["unreachable", "slow", "stopped", "long", "empty"] as const),
] as const;
export type Unwritten = (typeof unwritten)[number];
