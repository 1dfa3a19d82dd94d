/** The functions of a team member; one person may have several. */
export const teamFunctions = ["manager", "reviewer", "expert"] as const;
export type TeamFunction = (typeof teamFunctions)[number];

/**
 * The functions that grant each right on the desk. Administrators have every right. Routes, domain functions, the menu,
 * CSV exports, the search and the team page all read this table.
 */
const holders = {
  /** The desk's menu and first page, which shows only what the person may open. */
  desk: ["manager", "reviewer", "expert"],
  score: ["manager", "reviewer"],
  applications: ["manager"],
  /** Messages, contacts and subscribers, and the search among them. */
  contacts: ["manager"],
  content: ["manager"],
  sessions: ["manager"],
  /** Startups, their reviewed scores and their requests to mentors. */
  startups: ["manager"],
  /** Availability of mentors and experts; experts see and edit only their own. */
  hours: ["manager", "expert"],
  figures: ["manager"],
  team: [],
  /** Accounts: approving investors, blocking people, and changing roles. */
  accounts: [],
  plans: [],
  /** Use of the copilot, and answers that founders have reported. */
  copilot: [],
  audit: [],
  privacy: [],
  deliveries: [],
} as const satisfies Record<string, readonly TeamFunction[]>;

export type TeamRight = keyof typeof holders;
export const teamRights = Object.keys(holders) as TeamRight[];

export function isHeldBy(right: TeamRight, each: TeamFunction) {
  const holding: readonly TeamFunction[] = holders[right];
  return holding.includes(each);
}

/** The properties of a person that rights depend on. */
export type Holder = { role: string; functions: readonly TeamFunction[] };

export const may = ({ viewer: { role, functions } }: { viewer: Holder }, right: TeamRight) =>
  role === "admin" || (role === "team" && functions.some((each) => isHeldBy(right, each)));
