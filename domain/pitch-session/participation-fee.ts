/** The fee for a place at a session: either included in the plan, or agreed as an amount in cents including taxes. */
export type PlaceFee = {
  isIncluded: boolean;
  agreed: { amount: number; agreedAt: Date } | null;
};

/** Checks whether a place is confirmed: the fee must be included in the plan or agreed. */
export const isConfirmed = ({ isIncluded, agreed }: PlaceFee) => isIncluded || agreed !== null;

/**
 * Checks whether the fee of an application stays included even if the startup's plan ends. For an application without a
 * place, returns false if today's plan includes the fee (`byPlan`), because today's plan may be the only reason why the
 * fee is included.
 */
export const keepsFee = (
  { isRefused, hasPlace, fee }: { isRefused: boolean; hasPlace: boolean; fee: PlaceFee },
  byPlan: boolean,
) => !isRefused && fee.isIncluded && (hasPlace || !byPlan);
