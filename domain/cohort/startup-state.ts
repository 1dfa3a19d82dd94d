/** What the desk's list of startups is narrowed to. */
export const startupStates = ["at-risk", "not-reported", "published", "never-reported"] as const;
export type StartupState = (typeof startupStates)[number];
