/** The fee for a place, either included in the plan or agreed in cents including taxes. */
export type PlaceFee = {
  isIncluded: boolean;
  agreed: { amount: number; agreedAt: Date } | null;
};

/** Checks whether a place is confirmed: the fee must be included in the plan or agreed. */
export const isConfirmed = ({ isIncluded, agreed }: PlaceFee) => isIncluded || agreed !== null;

/** Checks whether the fee stays included after the plan ends. `byPlan`: today's plan includes the fee. */
export const keepsFee = (
  { isRefused, hasPlace, fee }: { isRefused: boolean; hasPlace: boolean; fee: PlaceFee },
  byPlan: boolean,
) => !isRefused && fee.isIncluded && (hasPlace || !byPlan);
