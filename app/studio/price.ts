const cents = (sum: number) => Math.round(sum * 100) / 100;

/** Returns a price in euros with tax, rounded to the cent. `rate` is a percentage. */
export const withTax = (withoutTax: number, rate: number) => cents((withoutTax * (100 + rate)) / 100);

/** Returns a percentage of a price in euros, rounded to the cent. */
export const shareOf = (price: number, share: number) => cents((price * share) / 100);
