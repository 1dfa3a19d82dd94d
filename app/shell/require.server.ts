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

/** Thrown if a form's sender is not signed in; route-guards.server.ts answers with the typed values or a redirect. */
export class SignedOut extends Error {
  readonly to: string;
  constructor(to: string) {
    super("nobody is signed in");
    this.to = to;
  }
}

export type RouteArgs = { request: Request; context: Readonly<RouterContextProvider> };

const refusal = (status: 403 | 404, to: "founder-team" | "admin", words: Omit<Refusal, "to">) =>
  data<Refusal>({ ...words, to: pathOf(to) }, { status });

/** Every restricted loader and action must call this function, because a data request may skip the parent loaders. */
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

/** The services, with the signed-in person and their IP address for domain commands and the audit log. */
export type SignedInServices = Services & { actor: Actor };

/** Returns the services with the signed-in person, or throws a redirect to sign-in or a 403 (see requireViewer). */
export function requireActor(args: RouteArgs, ...roles: Role[]): SignedInServices {
  const all = args.context.get(services);
  return { ...all, actor: { viewer: requireViewer(args, ...roles), address: all.address } };
}

/** Throws a 404 for a founder without a startup, and a 403 if the founder's seat forbids this form. */
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
 * Returns the signed-in team member with this right. Throws a redirect to sign-in for a visitor and a 403 for other
 * people.
 */
export function requireColleague(args: RouteArgs, right: TeamRight = "desk"): SignedInServices {
  const all = requireActor(args, "team", "admin");
  if (!may(all.actor, right)) throw refusal(403, "admin", refusalWords.in(all.lang).notYourFunction);
  return all;
}

/** Requires a right of the founder's plan; otherwise a page redirects to pricing, and other requests get 403. */
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
