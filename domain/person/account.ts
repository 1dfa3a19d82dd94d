import type { Lang } from "../../platform/language/language.ts";

/**
 * `code`: the password was right, and a second factor is required; `enrolment`: the second factor must be set up first.
 */
export type SessionStage = "open" | "code" | "enrolment";

/** `reset`: a new password; `setup`: an administrator's password and second factor; `email`: another address. */
export type LinkPurpose = "reset" | "setup" | "email";

export const mostPasskeys = 10;

/** A text that a person accepted, with the wording that was shown. */
export type AcceptedText = { purpose: "notice" | "terms" | "risk"; version: number; wording: string; lang?: Lang };
