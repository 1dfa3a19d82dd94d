export const startupStates = ["at-risk", "not-reported", "published", "to-look-at", "never-reported"] as const;
export type StartupState = (typeof startupStates)[number];
