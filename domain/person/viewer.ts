import type { Seat } from "./seat.ts";
import type { TeamFunction } from "../team/rights.ts";
/** What a person may be; the public role "startup" of the specification is the founder's. */
export const roles = ["founder", "investor", "team", "admin"] as const;
export type Role = (typeof roles)[number];
export const isRole = (value: unknown): value is Role => roles.some((role) => role === value);

/** The roles that an administrator gives an account; a team member joins by an invitation, which names the functions. */
export const givenRoles = roles.filter((role) => role !== "team");
export type GivenRole = (typeof givenRoles)[number];

/** Whether a role works on the desk: its sign-in needs a second factor or a passkey, and its sessions are short. */
export const worksOnDesk = (role: Role) => role === "admin" || role === "team";

/** Who is signed in, as the database said when the request began. */
export type Viewer = {
  id: string;
  email: string;
  firstName: string;
  lastName: string;
  role: Role;
  /** Of a team member; empty for everybody else. */
  functions: readonly TeamFunction[];
  /** Whether an administrator said yes to an investor; true for everybody else. */
  approved: boolean;
  /** The startup that a founder works in; null for everybody else, and for a founder who left theirs. */
  startup: Seat | null;
  sessionId: string;
};
