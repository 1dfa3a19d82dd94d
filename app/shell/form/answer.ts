import type { Refusal } from "./refusal.ts";

/** A field that people don't see and programs fill in. */
export const honeypotField = "website_url";

/** The field in which a form says which language it was shown in. */
export const shownField = "shown_in";

/** With this field a form is only looked at: nothing of it is carried out. */
export const checkField = "check_only";

/** What a public form's POST answers a script. */
export type FormAnswer =
  | { status: "stored"; receipt: string }
  | Refusal<"invalid" | "sound" | "limited" | "closed" | "unavailable" | "unreadable">;

/** What became of something that is stored: nothing wrong, an attempt to pass it on failed, or its mail has to wait. */
export type Outcome = "ok" | "saved-with-error" | "saved-mail-waits";
