export type LeadForm = "simulator" | "contact" | "application" | "application-revision";

/** Where a lead came from: the page it was sent from and its campaign parameters. */
export type LeadSource = { page?: string; campaign?: Record<string, string> };
