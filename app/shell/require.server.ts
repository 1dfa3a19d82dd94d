import { data, redirect, type RouterContextProvider } from "react-router";
import { NotAllowed } from "../../domain/audit/not-allowed.ts";
import type { Actor } from "../../domain/person/actor.ts";
import type { Role, Viewer } from "../../domain/person/viewer.ts";
import { leftStartupOf } from "../../domain/startup/seats.server.ts";
import { includes, type SeatRole } from "../../domain/person/seat.ts";
import type { Refusal } from "./error-page.tsx";
import { isFree, type Right } from "../../domain/plan/rights.ts";
import { may, type TeamRight } from "../../domain/team/rights.ts";
import { mustOpen } from "../../domain/plan-grant/must-open.server.ts";
import { pathOf } from "../paths.ts";
import { refusalWords } from "./refusal-words.ts";
import { services, viewer, visitor } from "../context/context.server.ts";

/** Nobody is signed in. A page says so and leads to sign in, and to a form it gives back what was typed. */
export class SignedOut extends Error {
  readonly to: string;
  constructor(to: string) {
    super("nobody is signed in");
    this.to = to;
  }
}

/** What React Router hands to a loader and to an action, as far as most of them need it. */
export type RouteArgs = { request: Request; context: Readonly<RouterContextProvider> };

const refusal = (status: 403 | 404, to: "founder-team" | "admin", words: Omit<Refusal, "to">) =>
  data<Refusal>({ ...words, to: pathOf(to) }, { status });

/**
 * Who is signed in, when it is one of `roles` (anybody signed in without any).
 * Throws the way to sign in for a stranger and a 403 for another role: every loader and action of a page that is not
 * for everyone asks here, because a data request may skip the loaders above it.
 */
export function requireViewer({ request, context }: RouteArgs, ...roles: Role[]): Viewer {
  const who = context.get(viewer);
  if (!who) {
    const { pathname, search } = new URL(request.url);
    const to = pathname.replace(/\.data$/, "") + search;
    if (request.method === "POST") throw new SignedOut(to);
    throw redirect(pathOf("sign-in", { to }), 303);
  }
  if (roles.length > 0 && !roles.includes(who.role)) throw data(null, { status: 403 });
  return who;
}

/** The same with where they ask from: who they are for verbs and for the audit log. */
export const requireActor = (args: RouteArgs, ...roles: Role[]): Actor => ({
  viewer: requireViewer(args, ...roles),
  address: args.context.get(visitor).address,
});

/**
 * Asks for a founder's seat: 404 for who left their startup, 403 where the seat is too low to post here. The table of
 * routes says which; anybody but a founder is answered by the page's own guard.
 */
export async function requireSeat(args: RouteArgs, needed: SeatRole | "none") {
  const who = args.context.get(viewer);
  if (who?.role !== "founder" || needed === "none") return;
  const words = refusalWords.in(args.context.get(visitor).lang);
  if (!who.startup)
    throw refusal(404, "founder-team", {
      ...words.leftStartup,
      title: words.leftStartup.title(await leftStartupOf(args.context.get(services).db, who.id)),
    });
  if (args.request.method === "POST" && !includes(who.startup.role, needed))
    throw refusal(403, "founder-team", words.seatNeeded);
}

/**
 * Somebody who works on the desk and holds this right. Throws the way to sign in for a stranger, a 403 for everybody
 * else. The table of routes asks for the right of a route before each of its loaders and actions.
 */
export function requireColleague(args: RouteArgs, right: TeamRight = "desk"): Actor {
  const actor = requireActor(args, "team", "admin");
  if (!may(actor, right)) throw refusal(403, "admin", refusalWords.in(args.context.get(visitor).lang).notYourFunction);
  return actor;
}

/**
 * Lets a founder on whose plan opens this today. A page leads the others to what plans open; a form and a file are
 * refused. The table of routes asks for every loader and action of a route with a right (app/server/route-guards).
 */
export async function requireRight(args: RouteArgs, right: Right, isPage: boolean) {
  const { startup } = requireViewer(args, "founder");
  if (isFree(right) || !startup) return;
  try {
    await mustOpen(args.context.get(services).db, startup.id, right);
  } catch (error) {
    if (isPage && error instanceof NotAllowed) throw redirect(pathOf("pricing"), 302);
    throw error;
  }
}
