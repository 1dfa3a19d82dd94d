/** Why a section was not saved, with what was typed; of a list, its ids joined with commas. */
export type ProfileRefusal = { values: Record<string, string> } & (
  | { status: "invalid"; errors: Record<string, string> }
  | { status: "save" | "unexpected" }
);
