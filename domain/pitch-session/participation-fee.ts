/** The fee of a place: included in the plan, or agreed, in cents including taxes. */
export type PlaceFee = {
  isIncluded: boolean;
  agreed: { amount: number; agreedAt: Date } | null;
};

/** A place counts as confirmed once its fee is settled. */
export const isConfirmed = ({ isIncluded, agreed }: PlaceFee) => isIncluded || agreed !== null;
