/** Returns the fee in cents for each share of the additional sales. Shares are whole percentages. */
export const revenueShare = (extra: number, shares: readonly number[]) =>
  shares.map((share) => {
    const fee = Math.round((extra * share) / 100);
    return { share, fee, kept: extra - fee };
  });
