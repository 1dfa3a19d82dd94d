import type { Refusal } from "./refusal.ts";

/** The honeypot field: invisible to people, so that only bots fill it in. */
export const honeypotField = "website_url";

/** The field that contains the language in which the form was shown. */
export const shownField = "shown_in";

/**
 * The name of a form field that a script adds to have the form only validated by the server, without storing anything.
 */
export const checkField = "check_only";

export type FormAnswer =
  | { status: "stored"; receipt: string }
  | Refusal<"invalid" | "sound" | "limited" | "closed" | "unavailable" | "unreadable">;

/**
 * The result of a stored form. "ok": no problem. "saved-with-error": the form is stored, but passing it on (by e-mail
 * or to the CRM) failed. "saved-mail-waits": the form is stored, but a rate limit delays the e-mail.
 */
export type Outcome = "ok" | "saved-with-error" | "saved-mail-waits";
