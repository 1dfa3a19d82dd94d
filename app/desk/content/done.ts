import type { words as en } from "./words.en.ts";

const done = ["published", "draft", "scheduled", "withdrawn", "discarded", "deleted", "undone", "restored"] as const;
export type Done = (typeof done)[number];

export const isDone = (text: string): text is Done => done.some((each) => each === text);

/** Only the team uses decision templates, so their sentences do not mention visitors. */
export const doneText = ({ done: said, reason }: Pick<typeof en, "done" | "reason">, kind: string, what: Done) =>
  ({ ...said, ...(kind === "decision-template" && reason.done) })[what];
