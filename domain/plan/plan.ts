export const paidPlans = ["visible", "elite"] as const;
export type PaidPlan = (typeof paidPlans)[number];

/** A founder's plan; "free" unless another plan was granted. */
export type Plan = "free" | PaidPlan;

/** All plans, in ascending order of rights. */
export const plans = ["free", ...paidPlans] as const;
