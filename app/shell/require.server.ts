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
import { type Services, services, viewer } from "../context/context.server.ts";

/** Thrown when nobody is signed in: a page leads to sign-in, and a form gets back its typed values. */
export class SignedOut extends Error {
  readonly to: string;
  constructor(to: string) {
    super("nobody is signed in");
    this.to = to;
  }
}

/** The arguments of a loader or an action that most helpers need. */
export type RouteArgs = { request: Request; context: Readonly<RouterContextProvider> };

const refusal = (status: 403 | 404, to: "founder-team" | "admin", words: Omit<Refusal, "to">) =>
  data<Refusal>({ ...words, to: pathOf(to) }, { status });

/**
 * The signed-in person, if of one of `roles` (any role if none is given). Throws a redirect to sign-in for a visitor,
 * and a 403 for another role. Every loader and action of a restricted page must call it, because a data request may
 * skip the parent loaders.
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

/** The services, with the signed-in person and their network address for domain commands and the audit log. */
export type SignedInServices = Services & { actor: Actor };

/** As `requireViewer`, with the services. */
export function requireActor(args: RouteArgs, ...roles: Role[]): SignedInServices {
  const all = args.context.get(services);
  return { ...all, actor: { viewer: requireViewer(args, ...roles), address: all.address } };
}

/**
 * Requires a seat in the founder's startup: throws 404 for a founder without one, and 403 if the seat may not send this
 * form. The routes table names the seat; other roles are checked by the page's own guard.
 */
export async function requireSeat(args: RouteArgs, needed: SeatRole | "none") {
  const who = args.context.get(viewer);
  if (who?.role !== "founder" || needed === "none") return;
  const words = refusalWords.in(args.context.get(services).lang);
  if (!who.startup)
    throw refusal(404, "founder-team", {
      ...words.leftStartup,
      title: words.leftStartup.title(await leftStartupOf(args.context.get(services).db, who.id)),
    });
  if (args.request.method === "POST" && !includes(who.startup.role, needed))
    throw refusal(403, "founder-team", words.seatNeeded);
}

/**
 * The signed-in member of the team with this right. Throws a redirect to sign-in for a visitor and a 403 for everybody
 * else. The routes table applies it to each loader and action of the route.
 */
export function requireColleague(args: RouteArgs, right: TeamRight = "desk"): SignedInServices {
  const all = requireActor(args, "team", "admin");
  if (!may(all.actor, right)) throw refusal(403, "admin", refusalWords.in(all.lang).notYourFunction);
  return all;
}

/**
 * Requires that a founder's plan includes this right today. Otherwise a page redirects to what plans include, and a
 * form or a file gets a 403. The routes table applies it to each loader and action (app/server/route-guards).
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
