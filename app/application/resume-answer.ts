import type { Refusal } from "../shell/form/refusal.ts";
import type { DraftAnswer } from "./draft-answer.ts";

/**
 * The response is the same for known and unknown e-mail addresses, so that it does not reveal which addresses have
 * drafts.
 */
export type ResumeAsked = { status: "asked"; draft?: DraftAnswer };

export type ResumeAnswer = ResumeAsked | Refusal<"invalid" | "limited" | "unavailable" | "unreadable">;
