/** The functions of a team member; one person may have several. */
export const teamFunctions = ["manager", "reviewer", "expert"] as const;
export type TeamFunction = (typeof teamFunctions)[number];

/**
 * Who may do what on the desk: the functions that hold each right. Administrators hold every right.
 * Routes, verbs, the menu, CSV files, the search and the page of the team all read this table.
 */
const holders = {
  /** The frame of the desk and its first page, which shows only what its reader may open. */
  desk: ["manager", "reviewer", "expert"],
  score: ["manager", "reviewer"],
  applications: ["manager"],
  /** Messages, contacts and subscribers, and the search among them. */
  contacts: ["manager"],
  content: ["manager"],
  sessions: ["manager"],
  /** Startups, their reviewed scores and their requests to mentors. */
  startups: ["manager"],
  /** When mentors and experts can be met; an expert sees and keeps their own hours. */
  hours: ["manager", "expert"],
  figures: ["manager"],
  team: [],
  /** People with an account: who is let in, blocked or given another role. */
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

/** Whether a function holds a right. */
export function isHeldBy(right: TeamRight, each: TeamFunction) {
  const holding: readonly TeamFunction[] = holders[right];
  return holding.includes(each);
}

/** A person as far as rights depend on it. */
export type Holder = { role: string; functions: readonly TeamFunction[] };

/** Whether somebody holds a right on the desk. */
export const may = ({ viewer: { role, functions } }: { viewer: Holder }, right: TeamRight) =>
  role === "admin" || (role === "team" && functions.some((each) => isHeldBy(right, each)));
