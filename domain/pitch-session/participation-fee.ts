/** The fee for a place at a session: either included in the plan, or agreed, in cents including taxes. */
export type PlaceFee = {
  isIncluded: boolean;
  agreed: { amount: number; agreedAt: Date } | null;
};

/** Checks whether a place is confirmed, which requires that the fee is included in the plan or agreed. */
export const isConfirmed = ({ isIncluded, agreed }: PlaceFee) => isIncluded || agreed !== null;
