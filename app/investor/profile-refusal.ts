/** Why a section was not saved, with what was typed; of a list, its ids joined with commas. */
export type ProfileRefusal = { values: Record<string, string> } &
  /** `step` is the one whose fields are wrong, where another one was sent. */
  ({ status: "invalid"; errors: Record<string, string>; step?: number } | { status: "save" | "unexpected" });
