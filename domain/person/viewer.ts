import type { Seat } from "./seat.ts";
import type { TeamFunction } from "../team/rights.ts";
/** The roles of an account. The specification calls a founder "startup". */
export const roles = ["founder", "investor", "team", "admin"] as const;
export type Role = (typeof roles)[number];
export const isRole = (value: unknown): value is Role => roles.some((role) => role === value);

/**
 * The roles that an administrator can assign directly. The role "team" requires an invitation, which lists the
 * functions.
 */
export const givenRoles = roles.filter((role) => role !== "team");
export type GivenRole = (typeof givenRoles)[number];

/** Roles that use the operator's desk need a second factor or a passkey, and have short sessions. */
export const worksOnDesk = (role: Role) => role === "admin" || role === "team";

export type Viewer = {
  id: string;
  email: string;
  firstName: string;
  lastName: string;
  role: Role;
  /** The functions of a team member; empty for other roles. */
  functions: readonly TeamFunction[];
  /** Whether an administrator approved the investor; true for other roles. */
  approved: boolean;
  /** The startup in which a founder has a seat; null without a seat and for all roles except founders. */
  startup: Seat | null;
  sessionId: string;
};
