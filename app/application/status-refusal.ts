/** Why what was sent from an application's page was not stored. */
export type StatusRefusal = { values: Record<string, string> } & (
  | { status: "invalid"; errors: Record<string, string> }
  | { status: "limited"; minutes: number }
  | { status: "over" | "past" | "taken" | "gone" | "unavailable" }
);
