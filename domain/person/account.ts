import type { Lang } from "../../platform/language/language.ts";

/**
 * "open": signed in; "code": the password was correct, and the second factor is still required; "enrolment": the person
 * must first set up a second factor.
 */
export type SessionStage = "open" | "code" | "enrolment";

/**
 * What an e-mailed account link is for: a new password, the password and second factor of an administrator, or a new
 * e-mail address.
 */
export type LinkPurpose = "reset" | "setup" | "email";

export const mostPasskeys = 10;

export type AcceptedText = { purpose: "notice" | "terms" | "risk"; version: number; wording: string; lang?: Lang };
