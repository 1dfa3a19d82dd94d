/** The functions of a team member; one person may have several. */
export const teamFunctions = ["manager", "reviewer", "expert"] as const;
export type TeamFunction = (typeof teamFunctions)[number];
