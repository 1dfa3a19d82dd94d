import { maySit, mustRead } from "../../domain/startup/access.ts";
import { countUnread } from "../../domain/notification/own.server.ts";
import { isOpen, opens, type Right } from "../../domain/plan/rights.ts";
import { logoVersionOf } from "../../domain/startup/logo.server.ts";
import { nameIn } from "../../domain/startup/sample-name.ts";
import { founderCompletion } from "../../domain/startup/completion.ts";
import { parisDay } from "../../platform/language/paris-day.ts";
import { logoPath, routes } from "../paths.ts";
import { services } from "../context/context.server.ts";
import { requireActor, type RouteArgs } from "../shell/require.server.ts";
import { ownRecords } from "./own-records.server.ts";
import { loadAssistantPanel } from "./copilot/assistant-here.tsx";
import { assistantData } from "./copilot/assistant-data.server.ts";
import type { Actor } from "../../domain/person/actor.ts";
import type { SeatRole } from "../../domain/person/seat.ts";
import type { Route } from "../context/route.ts";
import type { SeatsNeeded } from "../shell/form/seat-needed.ts";
import { panelAt } from "./copilot/panel-at.ts";

const founderForms = Object.entries(routes as Record<string, Route>).flatMap(([name, { audience, seat }]) =>
  audience === "founder" && seat && seat !== "none" ? [[name, seat] as [string, SeatRole]] : [],
);

/** Returns the pages with forms that the founder's seat does not permit, each with the required seat. */
function seatsNeededBy(actor: Actor): SeatsNeeded {
  const pages = founderForms.filter(([, seat]) => !maySit(actor, seat));
  return Object.fromEntries(pages);
}

export async function cockpitData(args: RouteArgs) {
  const { actor } = requireActor(args, "founder");
  const { firstName, lastName, email } = actor.viewer;
  const { db, env, lang } = args.context.get(services);
  const own = ownRecords(args);
  const startup = mustRead(actor);
  const withPlan = async () => {
    const { plan, until } = await own.plan;
    const hasPanel = isOpen(plan, "copilot") && panelAt(new URL(args.request.url).pathname) !== undefined;
    const [unread, assistant] = await Promise.all([
      countUnread(db, actor, { plan }),
      hasPanel ? assistantData(db, actor, env, lang) : null,
      hasPanel && loadAssistantPanel(),
    ]);
    return { plan, planUntil: until, unread, assistant };
  };
  const [{ plan, ...ofPlan }, { profile }, logo, erasure] = await Promise.all([
    withPlan(),
    own.profile,
    logoVersionOf(db, startup),
    own.erasure,
  ]);
  return {
    startup: nameIn(lang, profile.startup_name),
    logo: logoPath(startup, logo),
    // A founder without a name is shown with the account's e-mail address.
    founder:
      (maySit(actor, "owner") && profile.founder_name) || [firstName, lastName].filter(Boolean).join(" ") || email,
    completion: founderCompletion(profile),
    plan,
    ...ofPlan,
    opened: Object.fromEntries((Object.keys(opens) as Right[]).map((right) => [right, isOpen(plan, right)])) as Record<
      Right,
      boolean
    >,
    erasure,
    seatsNeeded: seatsNeededBy(actor),
    day: parisDay(new Date()),
  };
}

export type CockpitData = Awaited<ReturnType<typeof cockpitData>>;
