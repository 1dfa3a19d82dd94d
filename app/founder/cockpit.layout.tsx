import { Outlet } from "react-router";
import { countUnread } from "../../domain/notification/own.server.ts";
import { isOpen, opens, type Right } from "../../domain/plan/rights.ts";
import { founderCompletion } from "../../domain/startup/completion.ts";
import { readFounderProfile } from "../../domain/startup/founder-profile.server.ts";
import { planOf } from "../../domain/plan-grant/plan-grant.server.ts";
import { parisDay } from "../../platform/language/paris-day.ts";
import { pathOf } from "../paths.ts";
import { services } from "../server/context.server.ts";
import { useWords } from "../shell/language.tsx";
import { requireActor } from "../shell/require.server.ts";
import { SignedIn } from "../shell/signed-in/signed-in.tsx";
import coreStyles from "../shell/core.css?url";
import signedInStyles from "../shell/signed-in/signed-in.css?url";
import type { Route } from "./+types/cockpit.layout.ts";
import cockpitStyles from "./cockpit.css?url";
import { founderWords } from "./words.ts";

export const links: Route.LinksFunction = () => [
  { rel: "stylesheet", href: coreStyles },
  { rel: "stylesheet", href: signedInStyles },
  { rel: "stylesheet", href: cockpitStyles },
];

export async function loader(asked: Route.LoaderArgs) {
  const by = requireActor(asked, "founder");
  const { firstName, lastName, email, id } = by.viewer;
  const { db } = asked.context.get(services);
  const { profile } = await readFounderProfile(db, by);
  const { plan } = await planOf(db, id);
  return {
    startup: profile.startup_name,
    // An account without names is spoken to by its e-mail; nothing is guessed from it.
    founder: profile.founder_name || [firstName, lastName].filter(Boolean).join(" ") || email,
    completion: founderCompletion(profile),
    plan,
    opened: Object.fromEntries((Object.keys(opens) as Right[]).map((right) => [right, isOpen(plan, right)])) as Record<
      Right,
      boolean
    >,
    unread: await countUnread(db, by),
    /** Today, in Paris. */
    day: parisDay(new Date()),
  };
}

export type CockpitData = Awaited<ReturnType<typeof loader>>;

const tabs = [
  { name: "founder-dashboard", words: "copilot" },
  { name: "founder-visibility", words: "visibility" },
  { name: "founder-readiness", words: "readiness" },
  { name: "founder-tools", words: "tools" },
  { name: "founder-funding", words: "funding" },
  { name: "founder-pitch", words: "pitch" },
  { name: "founder-acceleration", words: "acceleration" },
] as const;

/** The frame of every page of a founder. */
export default function Cockpit({ loaderData: { founder, plan, completion } }: Route.ComponentProps) {
  const own = useWords(founderWords);
  return (
    <SignedIn
      label={own.tabs.label}
      entries={tabs.map(({ name, words }) => ({
        to: pathOf(name),
        words: own.tabs[words],
        dot: words === "funding" && completion.rate === 100 ? own.tabs.complete : undefined,
      }))}
      name={founder}
      standing={own.plan.names[plan]}
      profile={{ to: pathOf("founder-profile"), words: own.profile }}
    >
      <Outlet />
    </SignedIn>
  );
}
