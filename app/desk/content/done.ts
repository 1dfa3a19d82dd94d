const done = ["published", "draft", "scheduled", "withdrawn", "discarded", "deleted", "undone", "restored"] as const;
export type Done = (typeof done)[number];

export const isDone = (text: string): text is Done => done.some((each) => each === text);
