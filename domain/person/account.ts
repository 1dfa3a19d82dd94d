import type { Lang } from "../../platform/language/language.ts";

/** "code": the second factor is still required; "enrolment": the second factor must first be set up. */
export type SessionStage = "open" | "code" | "enrolment";

/**
 * What an e-mailed account link sets: a new password, an administrator's password and second factor, or a new e-mail
 * address.
 */
export type LinkPurpose = "reset" | "setup" | "email";

export const mostPasskeys = 10;

export type AcceptedText = { purpose: "notice" | "terms" | "risk"; version: number; wording: string; lang?: Lang };
