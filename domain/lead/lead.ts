export type LeadForm =
  | "simulator"
  | "contact"
  | "application"
  | "application-revision"
  | "notify-me"
  | "pitch-application"
  | "investor-registration"
  | "join"
  | "quiz"
  | "guide"
  | "conference";

/** Where a lead came from: the page it was sent from and its campaign parameters. */
export type LeadSource = { page?: string; campaign?: Record<string, string> };
