/** The fee for a place at a session: either included in the plan, or agreed as an amount in cents including taxes. */
export type PlaceFee = {
  isIncluded: boolean;
  agreed: { amount: number; agreedAt: Date } | null;
};

/** Checks whether a place is confirmed: the fee must be included in the plan or agreed. */
export const isConfirmed = ({ isIncluded, agreed }: PlaceFee) => isIncluded || agreed !== null;

/**
 * Checks whether an application keeps the fee included even after the plan's end: its place does, and so does an answer
 * still to come when the plan included the fee at the time of the application. `byPlan`: the plan of today includes it.
 */
export const keepsFee = (
  { isRefused, hasPlace, fee }: { isRefused: boolean; hasPlace: boolean; fee: PlaceFee },
  byPlan: boolean,
) => !isRefused && fee.isIncluded && (hasPlace || !byPlan);
