export const dealStages = ["to-read", "following", "talking", "studying", "invested", "passed"] as const;
export type DealStage = (typeof dealStages)[number];

export const deskLimits = {
  tags: 10,
  tag: 24,
  note: 4_000,
  notes: 50,
};
