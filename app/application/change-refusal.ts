/** Why changes were not stored. */
export type ChangeRefusal = { values: Record<string, string> } & (
  | { status: "invalid"; errors: Record<string, string> }
  | { status: "limited"; minutes: number }
  | { status: "closed" | "decided" | "unavailable" }
);
