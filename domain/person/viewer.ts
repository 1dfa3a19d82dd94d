import type { Seat } from "./seat.ts";

/** What a person may be; the public role "startup" of the specification is the founder's. */
export const roles = ["founder", "investor", "admin"] as const;
export type Role = (typeof roles)[number];
export const isRole = (value: unknown): value is Role => roles.some((role) => role === value);

/** Who is signed in, as the database said when the request began. */
export type Viewer = {
  id: string;
  email: string;
  firstName: string;
  lastName: string;
  role: Role;
  /** Whether an administrator said yes to an investor; true for everybody else. */
  approved: boolean;
  /** The startup that a founder works in; null for everybody else, and for a founder who left theirs. */
  startup: Seat | null;
  sessionId: string;
};
