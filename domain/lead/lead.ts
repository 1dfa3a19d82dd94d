export const leadStatuses = ["new", "answered", "closed"] as const;
export type LeadStatus = (typeof leadStatuses)[number];

export type LeadSource = { page?: string; first?: string; campaign?: Record<string, string> };

export const daysForAdditions = 30;

export const takesAdditions = (createdAt: Date) => Date.now() - createdAt.getTime() < daysForAdditions * 86_400_000;
