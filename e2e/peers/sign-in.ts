import type { Seat } from "../../domain/person/seat.ts";
import type { Role } from "../../domain/person/viewer.ts";
import type { TeamFunction } from "../../domain/team/rights.ts";
import type { RunningSite } from "./site.ts";

export type Somebody = {
  /** Of an investor: whether an administrator has said yes. */
  approved?: boolean;
  /** An address of their own is made up without one; one that has an account is signed in again. */
  email?: string;
  firstName?: string;
  lastName?: string;
  /** Of a team member. */
  functions?: TeamFunction[];
  lang?: "en" | "fr";
  /** Whether the tour of the first visit still opens. */
  isNew?: boolean;
  /** A founder's seat in somebody's startup, in place of one of their own. */
  seat?: Seat;
};

/**
 * Makes a person with a session on this running site, without the minute that signing up takes.
 * `cookie` is the whole Cookie header.
 */
export async function signInAs(site: RunningSite, role: Role, more: Somebody = {}) {
  const asked = JSON.stringify({ role, ...more });
  const printed = await site.ask("try-session", asked);
  const { id, email, token } = JSON.parse(printed) as { id: string; email: string; token: string };
  const name = site.url.startsWith("https:") ? "__Host-session" : "session";
  return { id, email, cookie: `${name}=${token}` };
}
