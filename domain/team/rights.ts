export const teamFunctions = ["manager", "reviewer", "expert"] as const;
export type TeamFunction = (typeof teamFunctions)[number];

/** The team roles that grant each right. Administrators have every right. */
const holders = {
  /** The right to open the desk's menu and first page, which show only what the person may open. */
  desk: ["manager", "reviewer", "expert"],
  score: ["manager", "reviewer"],
  applications: ["manager"],
  /** The right to see and search messages, contacts and newsletter subscribers. */
  contacts: ["manager"],
  content: ["manager"],
  sessions: ["manager"],
  /**
   * The right to see startups, and to handle their requests to mentors and their requests for a review of the readiness
   * score.
   */
  startups: ["manager"],
  /**
   * The right to edit the availability of mentors and experts; experts can see and edit only their own availability.
   */
  hours: ["manager", "expert"],
  figures: ["manager"],
  team: [],
  /** The right to approve investors, block people and change roles; only administrators have this right. */
  accounts: [],
  plans: [],
  /** Only administrators may see copilot statistics and the answers that founders have reported. */
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

export type Holder = { role: string; functions: readonly TeamFunction[] };

export const may = ({ viewer: { role, functions } }: { viewer: Holder }, right: TeamRight) =>
  role === "admin" || (role === "team" && functions.some((each) => isHeldBy(right, each)));
