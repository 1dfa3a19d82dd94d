import { data, redirect, type RouterContextProvider } from "react-router";
import { NotAllowed } from "../../domain/audit/not-allowed.ts";
import type { Actor } from "../../domain/person/actor.ts";
import type { Role, Viewer } from "../../domain/person/viewer.ts";
import { isFree, type Right } from "../../domain/plan/rights.ts";
import { may, type TeamRight } from "../../domain/team/rights.ts";
import { mustOpen } from "../../domain/plan-grant/must-open.server.ts";
import { pathOf } from "../paths.ts";
import { notYourFunction } from "./error-page.tsx";
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
 * Somebody who works on the desk and holds this right. Throws the way to sign in for a stranger, a 403 for everybody
 * else. The table of routes asks for the right of a route before each of its loaders and actions.
 */
export function requireColleague(args: RouteArgs, right: TeamRight = "desk"): Actor {
  const actor = requireActor(args, "team", "admin");
  if (!may(actor, right)) throw data(notYourFunction, { status: 403 });
  return actor;
}

/**
 * Lets a founder on whose plan opens this today. A page leads the others to what plans open; a form and a file are
 * refused. The table of routes asks for every loader and action of a route with a right (app/server/route-guards).
 */
export async function requireRight(args: RouteArgs, right: Right, isPage: boolean) {
  const { id } = requireViewer(args, "founder");
  if (isFree(right)) return;
  try {
    await mustOpen(args.context.get(services).db, id, right);
  } catch (error) {
    if (isPage && error instanceof NotAllowed) throw redirect(pathOf("pricing"), 302);
    throw error;
  }
}
