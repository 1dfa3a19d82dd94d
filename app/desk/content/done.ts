const done = ["published", "draft", "scheduled", "withdrawn", "discarded", "deleted", "undone", "restored"] as const;
export type Done = (typeof done)[number];

/** Whether this is what an address says was done. */
export const isDone = (text: string): text is Done => done.some((each) => each === text);
