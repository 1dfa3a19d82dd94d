import type { Refusal } from "../shell/form/refusal.ts";
import type { DraftAnswer } from "./draft-answer.ts";

/** The same answer for known and unknown addresses, so that it reveals nothing. */
export type ResumeAsked = { status: "asked"; draft?: DraftAnswer };

export type ResumeAnswer = ResumeAsked | Refusal<"invalid" | "limited" | "unavailable" | "unreadable">;
