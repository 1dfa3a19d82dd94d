/** By what the desk sorts out its startups. */
export const startupStates = ["at-risk", "not-reported", "published", "never-reported"] as const;
export type StartupState = (typeof startupStates)[number];
