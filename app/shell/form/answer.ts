import type { Refusal } from "./refusal.ts";

/** The honeypot field: invisible to people, so that only bots fill it in. */
export const honeypotField = "website_url";

/** The field that contains the language in which the form was shown. */
export const shownField = "shown_in";

/** If this field is present, the form is only validated and not carried out. */
export const checkField = "check_only";

export type FormAnswer =
  | { status: "stored"; receipt: string }
  | Refusal<"invalid" | "sound" | "limited" | "closed" | "unavailable" | "unreadable">;

/**
 * The result of a stored form: no problem, stored but not passed on because of an error, or stored with an e-mail
 * delayed by a rate limit.
 */
export type Outcome = "ok" | "saved-with-error" | "saved-mail-waits";
