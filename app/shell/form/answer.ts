import type { Refusal } from "./refusal.ts";

/** A field that people don't see and programs fill in. */
export const honeypotField = "website_url";

/** The field with the language in which the form was shown. */
export const shownField = "shown_in";

/** With this field a form is only looked at: nothing of it is carried out. */
export const checkField = "check_only";

/** The answer to a public form sent by script. */
export type FormAnswer =
  | { status: "stored"; receipt: string }
  | Refusal<"invalid" | "sound" | "limited" | "closed" | "unavailable" | "unreadable">;

/** The state of a stored form: fine, its delivery failed, or its e-mail waits for a limit. */
export type Outcome = "ok" | "saved-with-error" | "saved-mail-waits";
