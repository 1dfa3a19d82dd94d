import type { Refusal } from "./refusal.ts";

/** The honeypot: hidden from people, filled in by bots. */
export const honeypotField = "website_url";

/** The field with the language in which the form was shown. */
export const shownField = "shown_in";

/** With this field a form is validated only, not carried out. */
export const checkField = "check_only";

export type FormAnswer =
  | { status: "stored"; receipt: string }
  | Refusal<"invalid" | "sound" | "limited" | "closed" | "unavailable" | "unreadable">;

/** The state of a stored form: fine, passing it on failed, or its e-mail waits for a rate limit. */
export type Outcome = "ok" | "saved-with-error" | "saved-mail-waits";
