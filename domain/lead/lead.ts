/** What the team has done about a lead. */
export const leadStatuses = ["new", "answered", "closed"] as const;
export type LeadStatus = (typeof leadStatuses)[number];

/** Where a lead came from: the page it was sent from, the page that the visit began on and the campaign's words. */
export type LeadSource = { page?: string; first?: string; campaign?: Record<string, string> };

/** For how many days its sender may add to a lead. */
export const daysForAdditions = 30;

export const takesAdditions = (createdAt: Date) => Date.now() - createdAt.getTime() < daysForAdditions * 86_400_000;
