/** The plans that one asks for and an administrator grants. */
export const paidPlans = ["visible", "elite"] as const;
export type PaidPlan = (typeof paidPlans)[number];

/** What a founder's account opens: `free` is everybody's who has been granted nothing else. */
export type Plan = "free" | PaidPlan;

/** From the one that opens least. */
export const plans = ["free", ...paidPlans] as const;
