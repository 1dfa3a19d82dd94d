import type { Refusal } from "../shell/form/refusal.ts";
import type { DraftAnswer } from "./draft-answer.ts";

/** The same for an address that is known here and one that is not. */
export type ResumeAsked = { status: "asked"; draft?: DraftAnswer };

export type ResumeAnswer = ResumeAsked | Refusal<"invalid" | "limited" | "unavailable" | "unreadable">;
