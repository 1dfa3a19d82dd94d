/** An investor's progress with a startup, in the usual order. */
export const dealStages = ["to-read", "following", "talking", "studying", "invested", "passed"] as const;
export type DealStage = (typeof dealStages)[number];

export const deskLimits = {
  tags: 10,
  /** Maximum characters of a tag. */
  tag: 24,
  /** Maximum characters of a note. */
  note: 4_000,
  /** Maximum notes per investor and startup. */
  notes: 50,
};
