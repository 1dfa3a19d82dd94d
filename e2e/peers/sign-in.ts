import type { Seat } from "../../domain/person/seat.ts";
import type { Role } from "../../domain/person/viewer.ts";
import type { TeamFunction } from "../../domain/team/rights.ts";
import type { RunningSite } from "./site.ts";

export type Somebody = {
  /** For an investor: whether an administrator has approved them. */
  approved?: boolean;
  /** The e-mail; a new one by default. If it has an account, that account is signed in. */
  email?: string;
  firstName?: string;
  lastName?: string;
  /** Only for a team member: their functions, such as reviewer, which decide what they may do. */
  functions?: TeamFunction[];
  lang?: "en" | "fr";
  /** If true, a new founder or investor gets the onboarding tour. By default the tour counts as skipped. */
  isNew?: boolean;
  /** The seat that a founder gets in an existing startup. Without a seat, the founder gets a new startup. */
  seat?: Seat;
};

/** Creates a person with a session, which is faster than signing up; `cookie` is the whole Cookie header. */
export async function signInAs(site: RunningSite, role: Role, more: Somebody = {}) {
  const asked = JSON.stringify({ role, ...more });
  const printed = await site.ask("try-session", asked);
  const { id, email, token } = JSON.parse(printed) as { id: string; email: string; token: string };
  const name = site.url.startsWith("https:") ? "__Host-session" : "session";
  return { id, email, cookie: `${name}=${token}` };
}
