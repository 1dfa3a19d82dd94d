export const paidPlans = ["visible", "elite"] as const;
export type PaidPlan = (typeof paidPlans)[number];

/** A founder's plan; `free` applies when no other plan was granted. */
export type Plan = "free" | PaidPlan;

/** In ascending order of rights. */
export const plans = ["free", ...paidPlans] as const;
