const done = ["published", "draft", "scheduled", "withdrawn", "discarded", "deleted", "undone", "restored"] as const;
export type Done = (typeof done)[number];

/** Whether a text is one of the known actions. */
export const isDone = (text: string): text is Done => done.some((each) => each === text);
