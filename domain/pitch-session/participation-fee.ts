/** The fee for a place at a session: either included in the plan, or agreed as an amount in cents including taxes. */
export type PlaceFee = {
  isIncluded: boolean;
  agreed: { amount: number; agreedAt: Date } | null;
};

/** Checks whether a place is confirmed: the fee must be included in the plan or agreed. */
export const isConfirmed = ({ isIncluded, agreed }: PlaceFee) => isIncluded || agreed !== null;

/**
 * Checks whether an application keeps its included fee after the plan has ended. An application with a place keeps the
 * fee. An application that waits for an answer keeps the fee that the plan at the time of the application included. If
 * today's plan includes the fee (`byPlan`), a waiting application has nothing to keep yet, so the result is false.
 */
export const keepsFee = (
  { isRefused, hasPlace, fee }: { isRefused: boolean; hasPlace: boolean; fee: PlaceFee },
  byPlan: boolean,
) => !isRefused && fee.isIncluded && (hasPlace || !byPlan);
