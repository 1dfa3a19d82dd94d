import { Outlet, useLocation } from "react-router";
import { countUnread } from "../../domain/notification/own.server.ts";
import { isOpen, opens, type Right } from "../../domain/plan/rights.ts";
import { nameIn } from "../../domain/startup/sample-name.ts";
import { founderCompletion } from "../../domain/startup/completion.ts";
import { parisDay } from "../../platform/language/paris-day.ts";
import { formats } from "../../platform/language/format.ts";
import { pathOf, routeAt, type RouteName } from "../paths.ts";
import { services, visitor } from "../server/context.server.ts";
import { useLanguage, useWords } from "../shell/language.tsx";
import { requireActor } from "../shell/require.server.ts";
import { SignedIn } from "../shell/signed-in/signed-in.tsx";
import coreStyles from "../shell/core.css?url";
import signedInStyles from "../shell/signed-in/signed-in.css?url";
import type { Route } from "./+types/cockpit.layout.ts";
import { Bell } from "../shell/signed-in/bell.tsx";
import cockpitStyles from "./cockpit.css?url";
import { withCapital } from "../../platform/language/with-capital.ts";
import { ownRecords } from "./own-records.server.ts";
import { AssistantHere, loadAssistantPanel } from "./copilot/assistant-here.tsx";
import { assistantData } from "./copilot/assistant-data.server.ts";
import { backs } from "./copilot/back.ts";
import { founderWords } from "./words.ts";

export const links: Route.LinksFunction = () => [
  { rel: "stylesheet", href: coreStyles },
  { rel: "stylesheet", href: signedInStyles },
  { rel: "stylesheet", href: cockpitStyles },
];

export async function loader(asked: Pick<Route.LoaderArgs, "request" | "context">) {
  const actor = requireActor(asked, "founder");
  const { firstName, lastName, email } = actor.viewer;
  const { db, env } = asked.context.get(services);
  const own = ownRecords(asked);
  const { profile } = await own.profile;
  const { plan } = await own.plan;
  const hasPanel = isOpen(plan, "copilot") && panelAt(new URL(asked.request.url).pathname) !== undefined;
  if (hasPanel) await loadAssistantPanel();
  return {
    startup: nameIn(asked.context.get(visitor).lang, profile.startup_name),
    // An account without names is spoken to by its e-mail; nothing is guessed from it.
    founder: profile.founder_name || [firstName, lastName].filter(Boolean).join(" ") || email,
    completion: founderCompletion(profile),
    plan,
    opened: Object.fromEntries((Object.keys(opens) as Right[]).map((right) => [right, isOpen(plan, right)])) as Record<
      Right,
      boolean
    >,
    erasedOn: await own.erasedOn,
    unread: await countUnread(db, actor),
    assistant: hasPanel ? await assistantData(db, actor, env, asked.context.get(visitor).lang) : null,
    /** Today, in Paris. */
    day: parisDay(new Date()),
  };
}

export type CockpitData = Awaited<ReturnType<typeof loader>>;

const tabs = [
  {
    name: "founder-dashboard",
    words: "copilot",
    holds: [
      "founder-copilot",
      "founder-check-in",
      "founder-check-in-import",
      "founder-document",
      "founder-action",
      "founder-mentor",
      "notifications",
    ],
  },
  { name: "founder-visibility", words: "visibility", holds: ["founder-visibility-preview"] },
  { name: "founder-readiness", words: "readiness", holds: ["founder-cap-table"] },
  {
    name: "founder-tools",
    words: "tools",
    holds: [
      "tool-dilution",
      "tool-valuation",
      "tool-runway",
      "tool-forecast",
      "tool-term-sheet",
      "tool-legal-templates",
      "tool-legal-template",
    ],
  },
  { name: "founder-funding", words: "funding", holds: ["founder-funding-banks", "founder-funding-public"] },
  { name: "founder-pitch", words: "pitch" },
  { name: "founder-acceleration", words: "acceleration" },
] as const satisfies readonly { name: RouteName; words: string; holds?: readonly RouteName[] }[];

/** These show the whole conversation already. */
const withConversation: readonly string[] = ["founder-dashboard", "founder-copilot"];

/** The page with the assistant panel that an address is, if it is one. */
function panelAt(pathname: string) {
  const here = routeAt(pathname);
  return backs.find((each) => each === here && !withConversation.includes(each));
}

/** The frame of every page of a founder. */
export default function Cockpit({ loaderData }: Pick<Route.ComponentProps, "loaderData">) {
  const { startup, founder, plan, completion, erasedOn, unread, assistant, day } = loaderData;
  const own = useWords(founderWords);
  const { lang } = useLanguage();
  const tab = panelAt(useLocation().pathname);
  return (
    <SignedIn
      label={own.tabs.label}
      entries={tabs.map(({ name, words, ...tab }) => ({
        ...tab,
        to: pathOf(name),
        words: own.tabs[words],
        dot: words === "funding" && completion.rate === 100 ? own.tabs.complete : undefined,
      }))}
      name={founder}
      erasedOn={erasedOn}
      status={own.plan.names[plan]}
      profile={{ to: pathOf("founder-profile"), words: own.profile }}
      bar={{ title: startup || own.dashboard, context: withCapital(formats[lang].month(day)) }}
      end={<Bell unread={unread} />}
    >
      <Outlet />
      {assistant && tab && <AssistantHere assistant={assistant} back={tab} />}
    </SignedIn>
  );
}
