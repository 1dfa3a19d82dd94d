/** Why a section was not saved, with what was typed. */
export type ProfileRefusal = { values: Record<string, string> } & (
  | { status: "invalid"; errors: Record<string, string> }
  | { status: "save" | "finish" | "unexpected" }
);
