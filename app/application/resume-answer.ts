import type { Refusal } from "../shell/form/answer.ts";
import type { DraftAnswer } from "./draft-answer.ts";

/** The same for an address that is known here and one that is not. */
export type ResumeAnswer =
  | { status: "asked"; draft?: DraftAnswer }
  | Extract<Refusal, { status: "invalid" | "limited" | "unavailable" | "unreadable" }>;

export type ResumeRefusal = Exclude<ResumeAnswer, { status: "asked" }>;
