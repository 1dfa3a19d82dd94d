import type { words as en } from "./words.en.ts";

const done = ["published", "draft", "scheduled", "withdrawn", "discarded", "deleted", "undone", "restored"] as const;
export type Done = (typeof done)[number];

export const isDone = (text: string): text is Done => done.some((each) => each === text);

/** Returns the success notice; a decision template's notice mentions the team instead of visitors. */
export const doneText = ({ done: said, reason }: Pick<typeof en, "done" | "reason">, kind: string, what: Done) =>
  ({ ...said, ...(kind === "decision-template" && reason.done) })[what];
