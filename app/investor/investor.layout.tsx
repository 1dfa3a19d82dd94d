import { Outlet } from "react-router";
import { countUnread } from "../../domain/notification/own.server.ts";
import { pendingErasure } from "../../domain/privacy/request.server.ts";
import { services } from "../server/context.server.ts";
import { pathOf, type RouteName } from "../paths.ts";
import { useWords } from "../shell/language.tsx";
import { requireActor } from "../shell/require.server.ts";
import coreStyles from "../shell/core.css?url";
import signedInStyles from "../shell/signed-in/signed-in.css?url";
import { Bell } from "../shell/signed-in/bell.tsx";
import { SignedIn } from "../shell/signed-in/signed-in.tsx";
import type { Route } from "./+types/investor.layout.ts";
import { investorWords } from "./words.ts";

export const links: Route.LinksFunction = () => [
  { rel: "stylesheet", href: coreStyles },
  { rel: "stylesheet", href: signedInStyles },
];

export async function loader(asked: Pick<Route.LoaderArgs, "request" | "context">) {
  const actor = requireActor(asked, "investor");
  const { firstName, lastName, email } = actor.viewer;
  const { db } = asked.context.get(services);
  return {
    name: [firstName, lastName].filter(Boolean).join(" ") || email,
    erasedOn: (await pendingErasure(db, email))?.effectiveAt ?? null,
    unread: await countUnread(db, actor),
  };
}

const entries = [
  { name: "investor-dashboard", words: "dashboard", holds: ["notifications"] },
  { name: "investor-deals", words: "deals", holds: ["investor-startup"] },
] as const satisfies readonly { name: RouteName; words: string; holds?: readonly RouteName[] }[];

/** The frame of every page of an investor. */
export default function InvestorArea({
  loaderData: { name, erasedOn, unread },
}: Pick<Route.ComponentProps, "loaderData">) {
  const own = useWords(investorWords);
  return (
    <SignedIn
      label={own.rail.label}
      entries={entries.map(({ name: route, words, ...entry }) => ({
        ...entry,
        to: pathOf(route),
        words: own.rail[words],
      }))}
      name={name}
      erasedOn={erasedOn}
      profile={{ to: pathOf("investor-profile"), words: own.profile }}
      end={<Bell unread={unread} />}
    >
      <Outlet />
    </SignedIn>
  );
}
