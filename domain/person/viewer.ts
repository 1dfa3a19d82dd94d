import type { Seat } from "./seat.ts";
import type { TeamFunction } from "../team/rights.ts";
/** The roles of an account; a founder is what the specification calls "startup". */
export const roles = ["founder", "investor", "team", "admin"] as const;
export type Role = (typeof roles)[number];
export const isRole = (value: unknown): value is Role => roles.some((role) => role === value);

/** The roles that an administrator can assign; team members join by an invitation, which lists their functions. */
export const givenRoles = roles.filter((role) => role !== "team");
export type GivenRole = (typeof givenRoles)[number];

/** Whether a role works on the desk: its sign-in needs a second factor or a passkey, and its sessions are short. */
export const worksOnDesk = (role: Role) => role === "admin" || role === "team";

/** The signed-in person, as stored when the request began. */
export type Viewer = {
  id: string;
  email: string;
  firstName: string;
  lastName: string;
  role: Role;
  /** The functions of a team member; empty for other roles. */
  functions: readonly TeamFunction[];
  /** Whether an administrator approved an investor; true for other roles. */
  approved: boolean;
  /** The startup in which a founder has a seat; null without one and for other roles. */
  startup: Seat | null;
  sessionId: string;
};
