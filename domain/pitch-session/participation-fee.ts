/** What is settled of the fee of a place: part of a plan, or an amount in cents, taxes included, that was agreed. */
export type PlaceFee = {
  isIncluded: boolean;
  agreed: { amount: number; agreedAt: Date } | null;
};

/** A place counts as confirmed once its fee is settled. */
export const isConfirmed = ({ isIncluded, agreed }: PlaceFee) => isIncluded || agreed !== null;
