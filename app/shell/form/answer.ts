import type { Refusal } from "./refusal.ts";

/** The honeypot field: invisible to people, so that only bots fill it in. */
export const honeypotField = "website_url";

/** The field that contains the language in which the form was shown. */
export const shownField = "shown_in";

/** With this form field, the server only validates the form and stores nothing. */
export const checkField = "check_only";

export type FormAnswer =
  | { status: "stored"; receipt: string }
  | Refusal<"invalid" | "sound" | "limited" | "changed" | "closed" | "unavailable" | "unreadable">;

/** "saved-with-error": passing the stored form on failed. "saved-mail-waits": a rate limit delays the e-mail. */
export type Outcome = "ok" | "saved-with-error" | "saved-mail-waits";
