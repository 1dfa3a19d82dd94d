/** The part of the extra sales to be paid at each share, in cents; shares are whole percents. */
export const revenueShare = (extra: number, shares: readonly number[]) =>
  shares.map((share) => {
    const fee = Math.round((extra * share) / 100);
    return { share, fee, kept: extra - fee };
  });
