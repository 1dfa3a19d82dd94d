export type Prices = { free: number; visible: number; elite: number; eliteYearly: number };

export type Billing = "monthly" | "yearly";

export const billingOf = (billing: string | null): Billing => (billing === "yearly" ? "yearly" : "monthly");

export function yearOf({ elite, eliteYearly }: Prices) {
  const total = 12 * eliteYearly;
  const monthly = 12 * elite;
  const saving = monthly - total;
  return { total, monthly, saving, months: elite > 0 ? Math.floor(saving / elite) : 0 };
}
