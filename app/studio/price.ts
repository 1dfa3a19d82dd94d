const cents = (sum: number) => Math.round(sum * 100) / 100;

/** Euros with tax, to the cent; the rate is in whole percents. */
export const withTax = (withoutTax: number, rate: number) => cents((withoutTax * (100 + rate)) / 100);

/** A share, in whole percents, of a price in euros, to the cent. */
export const shareOf = (price: number, share: number) => cents((price * share) / 100);
