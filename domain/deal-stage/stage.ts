/** How far an investor is with a startup, in the order of the work. */
export const dealStages = ["to-read", "following", "talking", "studying", "invested", "passed"] as const;
export type DealStage = (typeof dealStages)[number];

export const deskLimits = {
  tags: 10,
  /** Characters of a tag. */
  tag: 24,
  /** Characters of a note. */
  note: 4_000,
  /** Notes that one investor keeps on one startup. */
  notes: 50,
};
